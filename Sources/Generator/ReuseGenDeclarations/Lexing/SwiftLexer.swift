/// Divides Swift sources into tokens.
///
/// All branches of conditional compilation are taken, except that of `#if false`. The lexer reads each byte a constant
/// number of times and keeps open brackets and interpolations on a stack of its own. It divides any sequence of bytes
/// into tokens.
///
/// "<" and ">" are always tokens of their own, so that generic arguments can be matched; the bytes of a longer
/// operator follow one another without space.
package struct SwiftLexer: ~Copyable {
  let bytes: SourceBytes
  let keywords = Keyword.Table.all
  var output: TokenBuilder
  var offset = 0
  /// No regular expression between slashes starts before here: a search for its end failed.
  var slashFailure = 0
  /// No regular expression between pounds starts before here, with as many pounds as were looked for, or more.
  var poundFailure = (offset: 0, pounds: 0)

  package static func tokens(of source: [UInt8]) -> TokenStream {
    TokenStream.read(source) { bytes in
      var lexer = SwiftLexer(bytes)
      lexer.run()
      return lexer.output
    }
  }

  private init(_ bytes: SourceBytes) {
    self.bytes = bytes
    output = TokenBuilder(bytes, branchesMayBeUnbalanced: false)
  }

  private mutating func run() {
    if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
    if bytes[offset] == .pound, bytes[offset + 1] == UInt8(ascii: "!") { offset = endOfLine(from: offset) }
    while offset < bytes.count { step() }
  }

  /// Reads what starts at the offset.
  @inline(__always)
  private mutating func step() {
    let byte = bytes[offset]
    switch byte {
    case .lineFeed, .carriageReturn, .space, .tab, 0, 0x0B, 0x0C: output.skipSpace(&offset)
    case UInt8(ascii: "a")...UInt8(ascii: "z"): word(mayBeKeyword: true)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), .underscore, UInt8(ascii: "$"): word(mayBeKeyword: byte == .underscore)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case .quote: string(pounds: 0, start: offset)
    case UInt8(ascii: "("): output.open(.parenthesis, at: &offset)
    case UInt8(ascii: "["): output.open(.square, at: &offset)
    case UInt8(ascii: "{"): output.open(.brace, at: &offset)
    case UInt8(ascii: ")"): closeParenthesis()
    case UInt8(ascii: "]"): output.close(.square, at: &offset)
    case UInt8(ascii: "}"): output.close(.brace, at: &offset)
    case UInt8(ascii: "`"): quotedWord()
    case .pound: pound()
    case .slash: slash()
    case .dot: dot()
    case 0x80...0xFF: beyondASCII()
    default:
      if byte.isOfOperator { operators() } else { punctuation() }
    }
  }

  // MARK: - Words and numbers

  private mutating func word(mayBeKeyword: Bool) {
    let start = offset
    offset += 1
    skipWord()
    let range = start..<offset
    let keyword = mayBeKeyword && offset - start <= Keyword.Table.longest ? keywords.keyword(of: bytes, range) : .none
    output.add(.word, range, keyword: keyword)
  }

  mutating func skipWord() {
    while true {
      let byte = bytes[offset]
      // Letters here, because a debug build calls a function for each other byte.
      if byte | 0x20 >= 0x61 /* a */, byte | 0x20 <= 0x7A /* z */ {
        offset += 1
        continue
      }
      guard byte.isOfWord else { return }
      if byte >= 0x80 {
        if operatorWidth(at: offset) > 0 { return }
        offset += scalarWidth(at: offset)
      } else {
        offset += 1
      }
    }
  }

  private mutating func quotedWord() {
    let start = offset
    offset += 1
    while bytes[offset] != UInt8(ascii: "`"), !bytes.isLineEnd(offset) { offset += 1 }
    if bytes[offset] == UInt8(ascii: "`") { offset += 1 }
    output.add(.word, start..<offset, flags: .isQuoted)
  }

  private mutating func number() {
    let start = offset
    let isHexadecimal = bytes[offset] == 0x30 && bytes[offset + 1] | 0x20 == UInt8(ascii: "x")
    let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
    while true {
      let byte = bytes[offset]
      if byte < 0x80, byte.isOfWord {
        offset += 1
        let next = bytes[offset]
        if byte | 0x20 == exponent, next == UInt8(ascii: "+") || next == UInt8(ascii: "-"),
          bytes[offset + 1].isDigit
        {
          offset += 1
        }
      } else if byte == .dot, bytes[offset + 1].isDigit, bytes[offset - 1] != .dot {
        offset += 1
      } else {
        break
      }
    }
    output.add(.number, start..<offset)
  }

  // MARK: - Brackets

  private mutating func closeParenthesis() {
    let start = offset
    offset += 1
    guard let interpolation = output.close(.parenthesis, start..<offset), let literal = interpolation.literal else {
      return
    }
    restOfString(literal, start: start, opening: interpolation.token)
  }

  private mutating func punctuation() {
    offset += 1
    output.add(.punctuation, offset - 1..<offset)
  }

  // MARK: - Comments

  /// Skips a comment if there is one.
  mutating func comment() -> Bool {
    switch bytes[offset + 1] {
    case .slash:
      offset = endOfLine(from: offset)
      output.pending.formUnion(.followsSpace)
    case .star:
      blockComment()
    default:
      return false
    }
    return true
  }

  private mutating func blockComment() {
    var depth = 0
    repeat {
      guard offset < bytes.count else {
        output.hasBrokenToken = true
        break
      }
      switch (bytes[offset], bytes[offset + 1]) {
      case (.slash, .star):
        depth += 1
        offset += 2
      case (.star, .slash):
        depth -= 1
        offset += 2
      case (.lineFeed, _), (.carriageReturn, _):
        output.pending.formUnion(.startsLine)
        offset += 1
      default:
        offset += 1
      }
    } while depth > 0
    offset = min(offset, bytes.count)
    output.pending.formUnion(.followsSpace)
  }

  func endOfLine(from start: Int) -> Int {
    var end = start
    while !bytes.isLineEnd(end) { end += 1 }
    return end
  }
}
