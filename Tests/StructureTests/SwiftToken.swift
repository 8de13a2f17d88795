import SourceDeclarations

/// A word or a punctuation character of a Swift source. Comments and the text of string literals are left out; code
/// within string interpolations is not.
struct SwiftToken: Equatable {
  var text: String
  var line: Int
  var isWord: Bool

  static func tokens(of source: String) -> [SwiftToken] {
    let bytes = Array(source.utf8)
    let stream = SwiftLexer.tokens(of: bytes)
    let lines = LineStarts(bytes)
    return (0..<stream.count).flatMap { index in
      let token = stream[index]
      func parts(_ text: String, isWord: Bool) -> [SwiftToken] {
        let line = lines.position(of: token.start).line
        return isWord
          ? [SwiftToken(text: text, line: line, isWord: true)]
          : text.map { SwiftToken(text: String($0), line: line, isWord: false) }
      }
      switch token.kind {
      case .word, .number: return parts(stream.text(index), isWord: true)
      case .directive:
        let mark = stream.text(in: token.start..<token.start + 1)
        return parts(mark, isWord: false) + parts(stream.text(in: token.start + 1..<token.end), isWord: true)
      case .operator, .punctuation, .open, .close: return parts(stream.text(index), isWord: false)
      case .stringStart: return parts("(", isWord: false)
      case .stringMiddle: return parts(")(", isWord: false)
      case .stringEnd: return parts(")", isWord: false)
      case .string, .regex, .end: return []
      }
    }
  }
}
