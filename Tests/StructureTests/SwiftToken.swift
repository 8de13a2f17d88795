/// A word or a punctuation character of a Swift source. Comments and the text of string literals are left out; code
/// within string interpolations is not.
struct SwiftToken: Equatable {
  var text: String
  var line: Int

  var isWord: Bool { text.utf8.first.map(SwiftLexer.isWord) ?? false }

  static func tokens(of source: String) -> [SwiftToken] {
    var lexer = SwiftLexer(source)
    lexer.scanCode(untilParenthesis: false)
    return lexer.tokens
  }
}

/// Splits a source into tokens.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private(set) var tokens: [SwiftToken] = []

  init(_ source: String) { bytes = Array(source.utf8) }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func step(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  /// Reads code up to the end, or up to the parenthesis that closes an interpolation.
  mutating func scanCode(untilParenthesis: Bool) {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if starts("//") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { step() }
      } else if starts("/*") {
        skipComment()
      } else if byte == UInt8(ascii: "\"") {
        skipString(pounds: 0)
      } else if byte == UInt8(ascii: "#"), let pounds = poundsBeforeQuote() {
        step(pounds)
        skipString(pounds: pounds)
      } else if Self.isWord(byte) {
        let start = index
        while index < bytes.count, Self.isWord(bytes[index]) { step() }
        tokens.append(SwiftToken(text: String(decoding: bytes[start..<index], as: UTF8.self), line: line))
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if byte > UInt8(ascii: " "), byte != UInt8(ascii: "`") {
          tokens.append(SwiftToken(text: String(UnicodeScalar(byte)), line: line))
        }
        step()
        if untilParenthesis, depth == 0, byte == UInt8(ascii: ")") { return }
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        step(2)
      } else if starts("*/") {
        depth -= 1
        step(2)
      } else {
        step()
      }
    } while depth > 0 && index < bytes.count
  }

  /// The number of `#` before a quotation mark; `nil` if another character follows.
  private func poundsBeforeQuote() -> Int? {
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end - index : nil
  }

  private mutating func skipString(pounds: Int) {
    let pound = String(repeating: "#", count: pounds)
    let quote = starts("\"\"\"") ? "\"\"\"" : "\""
    step(quote.utf8.count)
    while index < bytes.count {
      if starts(quote + pound) {
        step(quote.utf8.count + pounds)
        return
      }
      if starts("\\" + pound + "(") {
        step(1 + pounds)
        scanCode(untilParenthesis: true)
      } else {
        step(starts("\\" + pound) ? 2 + pounds : 1)
      }
    }
  }
}
