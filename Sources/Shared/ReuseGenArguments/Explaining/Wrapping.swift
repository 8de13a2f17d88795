/// The width of help in columns. It doesn't depend on the terminal, so that a command prints the same text everywhere.
let helpWidth = 80

/// Lines of at most `helpWidth` columns, broken between the pieces. A longer piece has a line of its own.
///
/// - Parameters:
///   - pieces: Texts that must not be broken.
///   - first: Text before the first piece, on its line.
///   - indentation: The column at which all lines but the first begin.
func wrapped(_ pieces: some Sequence<some StringProtocol>, first: String = "", indentation: Int = 0) -> String {
  var lines: [String] = []
  var line = first
  var isEmpty = true
  for piece in pieces {
    if !isEmpty, line.count + 1 + piece.count > helpWidth {
      lines.append(line)
      line = String(repeating: " ", count: indentation)
      isEmpty = true
    }
    line += (isEmpty ? "" : " ") + piece
    isEmpty = false
  }
  lines.append(line)
  return lines.joined(separator: "\n")
}

/// The text with its line breaks kept, and longer lines broken between words.
func wrappedText(_ text: String, first: String = "", indentation: Int = 0) -> String {
  let margin = String(repeating: " ", count: indentation)
  return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
    wrapped(
      line.split(separator: " "),
      first: index == 0 ? first : line.isEmpty ? "" : margin,
      indentation: indentation
    )
  }.joined(separator: "\n")
}
