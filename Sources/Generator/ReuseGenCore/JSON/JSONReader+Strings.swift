extension JSONReader {
  /// Reads a string and replaces its escapes.
  mutating func string() throws(SyntaxError) -> String {
    let start = location
    let quote = peek
    advance()
    if let text = plainText(before: quote) { return text }
    var bytes: [UInt8] = []
    while !isAtEnd {
      switch peek {
      case quote:
        advance()
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        bytes.append(contentsOf: String(try escapedCharacter()).utf8)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw SyntaxError("the string that begins here is not closed on its line; add a quote", at: start)
      case 0..<0x20:
        throw SyntaxError("a string can't contain a control character; write it as an escape", at: location)
      default:
        bytes.append(peek)
        advance()
      }
    }
    throw SyntaxError("the string that begins here is not closed; add a quote", at: start)
  }

  /// Reads a string without escapes up to its closing quote, as nearly all are; `nil` for another one.
  private mutating func plainText(before quote: UInt8) -> String? {
    let backslash = UInt8(ascii: "\\")
    var close = position
    while close < end, text[close] != quote, text[close] != backslash, text[close] >= 0x20 { close += 1 }
    guard close < end, text[close] == quote else { return nil }
    let start = position
    advance(close - start)
    defer { advance() }
    return string(from: start)
  }

  /// Reads a backslash and what follows it.
  private mutating func escapedCharacter() throws(SyntaxError) -> Unicode.Scalar {
    let start = location
    advance()
    guard let scalar = peekScalar else {
      throw SyntaxError("the file ends in an escape; complete the string", at: start)
    }
    switch scalar {
    case "b", "f", "n", "r", "t", "\"", "'", "/", "\\", "x", "u": advance()
    default: throw unknownEscape(scalar, at: start)
    }
    switch scalar {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "x": return try character(try hexDigits(2, escape: start), escape: start)
    case "u": return try unicodeEscape(start)
    default: return scalar
    }
  }

  private func unknownEscape(_ scalar: Unicode.Scalar, at start: SourceLocation) -> SyntaxError {
    let isVisible = scalar.value > 0x20 && scalar.value != 0x7F && !scalar.properties.isWhitespace
    let escape = isVisible ? "'\\\(scalar)'" : "a backslash before white space"
    return SyntaxError("\(escape) is not an escape; write a backslash as '\\\\'", at: start)
  }

  private mutating func unicodeEscape(_ start: SourceLocation) throws(SyntaxError) -> Unicode.Scalar {
    let first = try hexDigits(4, escape: start)
    guard first & 0xFC00 == 0xD800 else { return try character(first, escape: start) }
    guard starts(with: "\\u") else { throw loneSurrogate(start) }
    advance(2)
    let second = try hexDigits(4, escape: start)
    guard second & 0xFC00 == 0xDC00 else { throw loneSurrogate(start) }
    return try character(0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF), escape: start)
  }

  private func character(_ value: UInt32, escape start: SourceLocation) throws(SyntaxError) -> Unicode.Scalar {
    guard value != 0 else {
      throw SyntaxError("a string can't contain the character U+0000; remove its escape", at: start)
    }
    guard let scalar = Unicode.Scalar(value) else { throw loneSurrogate(start) }
    return scalar
  }

  private func loneSurrogate(_ start: SourceLocation) -> SyntaxError {
    SyntaxError("this escape is half of a surrogate pair; write both halves, or the character", at: start)
  }

  private mutating func hexDigits(_ count: Int, escape: SourceLocation) throws(SyntaxError) -> UInt32 {
    let start = position
    while position - start < count, Character(Unicode.Scalar(peek)).isHexDigit, peek < 0x80 { advance() }
    guard position - start == count, let value = UInt32(string(from: start), radix: 16) else {
      throw SyntaxError("this escape needs \(count) hexadecimal digits", at: escape)
    }
    return value
  }
}
