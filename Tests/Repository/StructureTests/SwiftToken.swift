import ReuseGenDeclarations

/// A word or a punctuation character of a Swift source. Comments and the text of string literals are left out; code
/// within string interpolations is not.
struct SwiftToken: Equatable {
  var text: String
  var line: Int
  var isWord: Bool

  static func tokens(of source: String) -> [SwiftToken] {
    let bytes = Array(source.utf8)
    let stream = SwiftLexer.tokens(of: bytes)
    var tokens: [SwiftToken] = []
    // Counted along the way: a search of the line of each token takes longer than all the rest.
    var (line, offset) = (1, 0)
    func add(_ text: String, isWord: Bool = false) {
      tokens.append(SwiftToken(text: text, line: line, isWord: isWord))
    }
    for index in 0..<stream.count {
      let token = stream[index]
      while offset < token.start {
        if bytes[offset] == UInt8(ascii: "\n") { line += 1 }
        offset += 1
      }
      switch token.kind {
      case .word, .number: add(stream.text(index), isWord: true)
      case .directive:
        add(stream.text(in: token.start..<token.start + 1))
        add(stream.text(in: token.start + 1..<token.end), isWord: true)
      case .open, .close, .punctuation: add(stream.text(index))
      case .operator: for character in stream.text(index) { add(String(character)) }
      case .stringStart: add("(")
      case .stringMiddle:
        add(")")
        add("(")
      case .stringEnd: add(")")
      case .string, .regex, .end: break
      }
    }
    return tokens
  }
}
