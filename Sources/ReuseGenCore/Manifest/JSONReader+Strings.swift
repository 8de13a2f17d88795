extension JSONReader {
  /// Reads a string and gives it with its escapes resolved.
  mutating func string() throws(SyntaxError) -> String {
    let start = position
    let quote = text[position]
    var bytes: [UInt8] = []
    position += 1
    while let byte = peek {
      switch byte {
      case quote:
        position += 1
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        bytes += Array(try escapedCharacter().utf8)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw SyntaxError(offset: start, message: "the string that opens here has no closing quote on its line")
      case 0..<0x20:
        throw SyntaxError(offset: position, message: "a control character in a string must be written as an escape")
      default:
        bytes.append(byte)
        position += 1
      }
    }
    throw SyntaxError(offset: start, message: "the string that opens here has no closing quote")
  }

  /// Reads what follows a backslash.
  private mutating func escapedCharacter() throws(SyntaxError) -> String {
    let start = position - 1
    guard let scalar = peekScalar else { throw SyntaxError(offset: start, message: "the file ends in an escape") }
    position += UTF8.width(scalar)
    switch scalar {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "\"", "'", "/", "\\": return String(scalar)
    case "x": return try character(try hexDigits(2, from: start), from: start)
    case "u": return try unicodeEscape(from: start)
    default: throw unknownEscape(scalar, from: start)
    }
  }

  private func unknownEscape(_ scalar: Unicode.Scalar, from start: Int) -> SyntaxError {
    let isVisible = scalar.value > 0x20 && scalar.value != 0x7F && !scalar.properties.isWhitespace
    let escape = isVisible ? "'\\\(scalar)'" : "a backslash before a blank or at the end of a line"
    return SyntaxError(offset: start, message: "\(escape) is no escape; a backslash is written '\\\\'")
  }

  private mutating func unicodeEscape(from start: Int) throws(SyntaxError) -> String {
    let first = try hexDigits(4, from: start)
    guard first & 0xFC00 == 0xD800 else { return try character(first, from: start) }
    guard starts(with: Array("\\u".utf8)) else { throw SyntaxError(offset: start, message: "half a surrogate pair") }
    position += 2
    let second = try hexDigits(4, from: start)
    guard second & 0xFC00 == 0xDC00 else { throw SyntaxError(offset: start, message: "half a surrogate pair") }
    return try character(0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF), from: start)
  }

  private func character(_ value: UInt32, from start: Int) throws(SyntaxError) -> String {
    guard value != 0 else {
      throw SyntaxError(offset: start, message: "the character U+0000 cannot stand in a string; remove its escape")
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw SyntaxError(offset: start, message: "half a surrogate pair")
    }
    return String(scalar)
  }

  private mutating func hexDigits(_ count: Int, from start: Int) throws(SyntaxError) -> UInt32 {
    let digits = text[position...].prefix(count).prefix { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
    guard digits.count == count, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw SyntaxError(offset: start, message: "an escape with too few hexadecimal digits")
    }
    position += count
    return value
  }
}
