/// A JSON object on one line, written member by member in the order of the calls.
///
/// Foundation's encoder keeps no order, and takes ten times as long as reading the document.
struct JSONLine {
  private(set) var text = "{"
  private var isEmpty = true

  init() {
    // Most documents' facts fit.
    text.reserveCapacity(2048)
  }

  /// A member whose value is a string; none where there is no value.
  mutating func add(_ key: String, _ value: String?) {
    guard let value else { return }
    addKey(key)
    Self.appendQuoted(value, to: &text)
  }

  /// A member whose value is `true`; none where it isn't.
  mutating func addTrue(_ key: String, _ value: Bool) {
    guard value else { return }
    addKey(key)
    text += "true"
  }

  mutating func addObject(_ key: String, _ members: (inout JSONLine) -> Void) {
    addKey(key)
    addObject(members)
  }

  mutating func addList<Item>(_ key: String, _ items: [Item], _ members: (Item, inout JSONLine) -> Void) {
    addKey(key)
    text += "["
    var isFirst = true
    for item in items {
      if !isFirst { text += ", " }
      isFirst = false
      addObject { members(item, &$0) }
    }
    text += "]"
  }

  /// The line, without an end.
  consuming func closed() -> String {
    text += "}"
    return text
  }

  private mutating func addObject(_ members: (inout JSONLine) -> Void) {
    text += "{"
    isEmpty = true
    members(&self)
    text += "}"
    isEmpty = false
  }

  private mutating func addKey(_ key: String) {
    text += isEmpty ? "\"" : ", \""
    isEmpty = false
    text += key
    text += "\": "
  }

  private static func appendQuoted(_ value: String, to text: inout String) {
    text += "\""
    if value.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      for scalar in value.unicodeScalars { appendEscaped(scalar, to: &text) }
    } else {
      text += value
    }
    text += "\""
  }

  private static func appendEscaped(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{8}": text += "\\b"
    case "\u{C}": text += "\\f"
    case _ where scalar.value < 0x20:
      let hex = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    default: text.unicodeScalars.append(scalar)
    }
  }
}
