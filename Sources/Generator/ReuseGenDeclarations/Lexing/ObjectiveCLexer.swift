/// Divides Objective-C sources, and Objective-C++, into tokens.
///
/// The lines of the preprocessor are skipped, except that conditions are tokens: all of their branches are taken but
/// that of `#if 0`. The definition of a string literal, `#define NAME @"text"`, is also a token.
package struct ObjectiveCLexer: ~Copyable {
  private let bytes: SourceBytes
  private let keywords = Keyword.Table.all
  private var output: TokenBuilder
  private var offset = 0

  package static func tokens(of source: [UInt8]) -> TokenStream {
    TokenStream.read(source) { bytes in
      var lexer = ObjectiveCLexer(bytes)
      lexer.run()
      return lexer.output
    }
  }

  private init(_ bytes: SourceBytes) {
    self.bytes = bytes
    output = TokenBuilder(bytes, branchesMayBeUnbalanced: true)
  }

  private mutating func run() {
    if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
    while offset < bytes.count { step() }
  }

  private mutating func step() {
    let byte = bytes[offset]
    switch byte {
    case .lineFeed, .carriageReturn, .space, .tab, 0, 0x0B, 0x0C: output.skipSpace(&offset)
    case .backslash where bytes.isLineEnd(offset + 1): offset += 1
    case .quote: literal(from: offset, end: .quote)
    case UInt8(ascii: "'"): literal(from: offset, end: UInt8(ascii: "'"))
    case UInt8(ascii: "("): output.open(.parenthesis, at: &offset)
    case UInt8(ascii: "["): output.open(.square, at: &offset)
    case UInt8(ascii: "{"): output.open(.brace, at: &offset)
    case UInt8(ascii: ")"): output.close(.parenthesis, at: &offset)
    case UInt8(ascii: "]"): output.close(.square, at: &offset)
    case UInt8(ascii: "}"): output.close(.brace, at: &offset)
    case UInt8(ascii: "@"): at()
    case .slash where bytes[offset + 1] == .slash || bytes[offset + 1] == .star: comment()
    case .pound where output.pending.contains(.startsLine): preprocessor()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    default:
      if byte.isOfWord { word() } else { punctuation(byte.isOfOperator ? .operator : .punctuation) }
    }
  }

  private mutating func word() {
    let start = offset
    while bytes[offset].isOfWord { offset += 1 }
    if bytes[offset] == .quote, bytes[offset - 1] == UInt8(ascii: "R"), offset - start <= 3 {
      return rawLiteral(from: start)
    }
    output.add(.word, start..<offset)
  }

  private mutating func number() {
    let start = offset
    while bytes[offset].isOfWord || bytes[offset] == .dot
      || bytes[offset] == UInt8(ascii: "'") && bytes[offset + 1].isOfWord
    {
      offset += 1
    }
    output.add(.number, start..<offset)
  }

  private mutating func punctuation(_ kind: Token.Kind) {
    offset += 1
    output.add(kind, offset - 1..<offset)
  }

  // MARK: - Literals

  /// Reads a literal of characters up to its end, or to the end of its line.
  private mutating func literal(from start: Int, end: UInt8) {
    offset += 1
    while !bytes.isLineEnd(offset), bytes[offset] != end {
      if bytes[offset] == .backslash {
        offset += 1
        if bytes[offset] == .carriageReturn, bytes[offset + 1] == .lineFeed { offset += 1 }
      }
      offset += 1
    }
    offset = min(offset, bytes.count)
    if bytes[offset] == end { offset += 1 } else { output.hasBrokenToken = true }
    output.add(end == .quote ? .string : .number, start..<offset)
  }

  /// Reads R"delimiter(…)delimiter" of C++.
  private mutating func rawLiteral(from start: Int) {
    let delimiter = offset + 1
    var opening = delimiter
    while opening - delimiter < 16, !bytes.isLineEnd(opening), bytes[opening] != UInt8(ascii: "(") { opening += 1 }
    guard bytes[opening] == UInt8(ascii: "(") else { return output.add(.word, start..<offset) }
    let length = opening - delimiter
    offset = opening + 1
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: ")"), bytes[offset + 1 + length] == .quote,
        (0..<length).allSatisfy({ bytes[offset + 1 + $0] == bytes[delimiter + $0] })
      {
        offset += length + 2
        return output.add(.string, start..<offset, flags: .isQuoted)
      }
      offset += 1
    }
    output.hasBrokenToken = true
    output.add(.string, start..<offset, flags: .isQuoted)
  }

  // MARK: - Directives, comments and the preprocessor

  private mutating func at() {
    let start = offset
    offset += 1
    if bytes[offset] == .quote { return literal(from: start, end: .quote) }
    guard bytes[offset].isOfWord else { return output.add(.punctuation, start..<offset) }
    while bytes[offset].isOfWord { offset += 1 }
    // None of these can be within a body or a list, so a bracket that is still open has lost its partner.
    switch offset - start {
    case 4 where bytes.has("@end", at: start), 10 where bytes.has("@interface", at: start),
      15 where bytes.has("@implementation", at: start):
      output.brackets.reset()
    default: break
    }
    output.add(.directive, start..<offset)
  }

  private mutating func comment() {
    output.pending.formUnion(.followsSpace)
    if bytes[offset + 1] == .slash { return offset = endOfDirective(from: offset) }
    offset += 2
    while !(bytes[offset] == .star && bytes[offset + 1] == .slash) {
      guard offset < bytes.count else {
        output.hasBrokenToken = true
        return
      }
      if bytes.isLineEnd(offset) { output.pending.formUnion(.startsLine) }
      offset += 1
    }
    offset += 2
  }

  private mutating func preprocessor() {
    let start = offset
    offset += 1
    offset = bytes.skippingSpace(from: offset)
    let word = offset
    while bytes[offset].isOfWord { offset += 1 }
    let length = offset - word
    let condition: Keyword =
      if bytes.has("if", at: word), length == 2 || length == 5 || length == 6 {
        .conditionStart
      } else if bytes.has("elif", at: word) {
        .conditionElseIf
      } else if bytes.has("else", at: word) {
        .conditionElse
      } else if bytes.has("endif", at: word) {
        .conditionEnd
      } else {
        .none
      }
    let isFalse = condition == .conditionStart && bytes.has("if 0", at: word) && bytes.endsLine(word + 4)
    let isDefinition = bytes.has("define", at: word) && definesLiteral(from: offset)
    offset = endOfDirective(from: offset)
    guard condition != .none || isDefinition else { return }
    output.addDirective(condition, start..<offset)
    guard isFalse else { return }
    offset = bytes.endOfBranch(from: offset)
    output.pending = .startsLine
  }

  /// Whether a name and a string literal follow in a directive.
  private func definesLiteral(from start: Int) -> Bool {
    var offset = bytes.skippingSpace(from: start)
    while bytes[offset].isOfWord { offset += 1 }
    offset = bytes.skippingSpace(from: offset)
    return bytes[offset] == UInt8(ascii: "@") && bytes[offset + 1] == .quote
  }

  /// The end of the line, including lines continued with a backslash. A directive ends at a comment that takes the rest
  /// of its line, and continues after any other comment.
  private func endOfDirective(from start: Int) -> Int {
    let isComment = bytes[start] == .slash && bytes[start + 1] == .slash
    var end = start
    while end < bytes.count {
      if bytes.isLineEnd(end) {
        let before = bytes[end] == .lineFeed && bytes[end - 1] == .carriageReturn ? end - 2 : end - 1
        guard before > start, bytes[before] == .backslash else { break }
        end += 1
      } else if isComment {
        end += 1
      } else if bytes[end] == .quote {
        end = endOfQuotation(from: end)
      } else if bytes[end] == .slash, bytes[end + 1] == .slash {
        break
      } else if bytes[end] == .slash, bytes[end + 1] == .star {
        end += 2
        while end < bytes.count, !(bytes[end] == .star && bytes[end + 1] == .slash) { end += 1 }
        end = min(end + 2, bytes.count)
      } else {
        end += 1
      }
    }
    return end
  }

  /// The end of a quotation in a directive: it doesn't continue on the next line.
  private func endOfQuotation(from start: Int) -> Int {
    var end = start + 1
    while !bytes.isLineEnd(end), bytes[end] != .quote {
      end += bytes[end] == .backslash && !bytes.isLineEnd(end + 1) ? 2 : 1
    }
    return bytes[end] == .quote ? end + 1 : end
  }
}
