/// Swift string literals.
enum SwiftLiteral {
  /// `text` as a literal, quotes included. What a reader could not see, or a compiler would not take, is
  /// written as an escape: control and format characters, separators other than the blank.
  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case "\0": literal += "\\0"
      case " ": literal += " "
      default:
        if isVisible(scalar) {
          literal.unicodeScalars.append(scalar)
        } else {
          literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
      }
    }
    return literal + "\""
  }

  /// `text` in a comment: without what would end the line or could not be seen.
  static func visible(_ text: String) -> String {
    text.unicodeScalars.allSatisfy { $0 == " " || isVisible($0) } ? text : string(text)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
      // The joiner holds composed emoji together and shows in them.
      scalar == "\u{200D}"
    default: true
    }
  }
}
