extension String {
  /// The text with escape sequences in place of characters that control a terminal, break a line, or change the order
  /// in which others are shown. The names of files and the names in documents can contain them.
  package var withVisibleControlCharacters: String {
    // Characters outside of ASCII are looked up one by one.
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }), unicodeScalars.contains(where: \.isControl) else {
      return self
    }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.isControl {
          text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text
  }

  /// The text as one line of a message: control characters are visible, and GitHub's runners, which take a line that
  /// begins with two colons for a command, don't find one.
  package var messageLine: String {
    let isCommand = drop(while: \.isWhitespace).hasPrefix("::")
    return (isCommand ? "./" : "") + withVisibleControlCharacters
  }

  /// The text as a message of several lines.
  package var messageLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).messageLine }.joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Marks that determine the direction of text.
    case .format:
      (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        || [0x061C, 0x200E, 0x200F].contains(value)
    default: false
    }
  }
}
