import Testing

/// A command and the line that the tool writes, as in a terminal: `$ lint 'my app'`, and the message below.
struct Transcript: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let message: String
  let testDescription: String

  private init(_ command: Substring, _ message: Substring) {
    let words = command.dropFirst(2).split(separator: "'", omittingEmptySubsequences: false).enumerated()
    // Every other part is in quotes.
    arguments = words.flatMap { $0.isMultiple(of: 2) ? $1.split(separator: " ").map(String.init) : [String($1)] }
    (self.message, testDescription) = (String(message), String(command))
  }

  static func read(_ text: String) -> [Transcript] {
    let lines = text.split(separator: "\n")
    return stride(from: 0, to: lines.count, by: 2).map { Transcript(lines[$0], lines[$0 + 1]) }
  }
}
