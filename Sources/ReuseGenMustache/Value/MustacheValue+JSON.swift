extension MustacheValue {
  /// The value as JSON text, the same for equal values: keys are sorted by their code points. Indented by two spaces,
  /// without a last line break. What JSON has no word for, lambdas and numbers that aren't finite, is null.
  package var json: String { json(isPretty: true) }

  func json(isPretty: Bool) -> String {
    var text = ""
    writeJSON(to: &text, lineBreak: isPretty ? "\n" : nil)
    return text
  }

  /// - Parameter lineBreak: A line break and the indentation of the line on which this value ends.
  private func writeJSON(to text: inout String, lineBreak: String?) {
    switch self {
    case .null, .lambda: text += "null"
    case .number(let number): text += number.isFinite ? Self.text(of: number) : "null"
    case .bool, .int: text += self.text
    case .string(let string): Self.writeJSONString(string, to: &text)
    case .array(let array):
      Self.writeJSONList(array, brackets: ("[", "]"), to: &text, lineBreak: lineBreak) { element, text, lineBreak in
        element.writeJSON(to: &text, lineBreak: lineBreak)
      }
    case .object(let object):
      let members = object.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      Self.writeJSONList(members, brackets: ("{", "}"), to: &text, lineBreak: lineBreak) { member, text, lineBreak in
        Self.writeJSONString(member.key, to: &text)
        text += lineBreak == nil ? ":" : ": "
        member.value.writeJSON(to: &text, lineBreak: lineBreak)
      }
    }
  }

  private static func writeJSONList<Item>(
    _ items: [Item],
    brackets: (String, String),
    to text: inout String,
    lineBreak: String?,
    write: (Item, inout String, _ lineBreak: String?) -> Void
  ) {
    let innerBreak = lineBreak.map { $0 + "  " }
    text += brackets.0
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      text += innerBreak ?? ""
      write(item, &text, innerBreak)
    }
    if !items.isEmpty { text += lineBreak ?? "" }
    text += brackets.1
  }

  private static func writeJSONString(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{08}": text += "\\b"
      case "\u{0C}": text += "\\f"
      case "\u{00}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
