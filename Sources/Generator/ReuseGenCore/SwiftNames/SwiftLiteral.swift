/// Swift string literals.
package enum SwiftLiteral {
  /// `text` as a literal, including the quotes. Characters that are invisible, or that the compiler rejects, are
  /// escaped: control and format characters, and separators other than the space.
  package static func string(_ text: String) -> String {
    let isPlain = !text.hasByte {
      $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(text)\"" }
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
        if isVisible(scalar) || NameTable.unescapable.contains(scalar) {
          literal.unicodeScalars.append(scalar)
        } else {
          literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
      }
    }
    return literal + "\""
  }

  /// `text` for a comment: a literal if it contains a line break or invisible characters.
  static func visible(_ text: String) -> String {
    text.unicodeScalars.allSatisfy { $0 == " " || isVisible($0) } ? text : string(text)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value > 0x20 && scalar.value < 0x7F }
    return switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
      // The zero-width joiner is visible as part of a composed emoji.
      scalar == "\u{200D}"
    default: true
    }
  }
}
