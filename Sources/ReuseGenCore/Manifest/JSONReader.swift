/// Where the parts of a JSON5 text stand.
///
/// Foundation decodes the manifest, but on Linux it tells no place, neither of a value nor of a syntax
/// error. The outline answers only "where": it holds no values but keys, and finds the first place at
/// which a text stops being JSON.
struct JSONOutline {
  struct Member {
    var key: String
    var keyOffset: Int
    var value: JSONOutline
  }

  enum Shape {
    case object([Member])
    case array([JSONOutline])
    case scalar
  }

  /// The offset of the first byte of the value.
  var offset: Int
  var shape: Shape

  /// What is wrong with a text that is not JSON, and where.
  struct SyntaxError: Error, Equatable {
    var offset: Int
    var message: String
  }

  /// Deeper texts are refused: Foundation's own limit.
  static let greatestDepth = 512

  init(offset: Int, shape: Shape) {
    self.offset = offset
    self.shape = shape
  }

  init(_ text: [UInt8]) throws(SyntaxError) {
    var scanner = JSONScanner(text)
    self = try scanner.document()
  }
}

/// One pass over the bytes of a JSON5 text (<https://spec.json5.org>).
private struct JSONScanner {
  typealias SyntaxError = JSONOutline.SyntaxError

  let text: [UInt8]
  var position = 0

  init(_ text: [UInt8]) { self.text = text }

  mutating func document() throws(SyntaxError) -> JSONOutline {
    try skipSpace()
    guard position < text.count else {
      throw SyntaxError(offset: 0, message: "the file is empty; the least manifest is {}")
    }
    let value = try value(depth: 0)
    try skipSpace()
    guard position == text.count else { throw unexpected("the end of the file") }
    return value
  }

  private mutating func value(depth: Int) throws(SyntaxError) -> JSONOutline {
    guard depth < JSONOutline.greatestDepth else {
      throw SyntaxError(offset: position, message: "nested deeper than \(JSONOutline.greatestDepth) levels")
    }
    let start = position
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try string()
    default: try word()
    }
    return JSONOutline(offset: start, shape: .scalar)
  }

  private mutating func object(depth: Int) throws(SyntaxError) -> JSONOutline {
    let start = position
    var members: [JSONOutline.Member] = []
    try forEachElement(closing: UInt8(ascii: "}"), of: "object") { (scanner) throws(SyntaxError) in
      let keyOffset = scanner.position
      let key = try scanner.key()
      try scanner.skipSpace()
      guard scanner.peek == UInt8(ascii: ":") else { throw scanner.unexpected("':' after the key \"\(key)\"") }
      scanner.position += 1
      try scanner.skipSpace()
      members.append(.init(key: key, keyOffset: keyOffset, value: try scanner.value(depth: depth + 1)))
    }
    return JSONOutline(offset: start, shape: .object(members))
  }

  private mutating func array(depth: Int) throws(SyntaxError) -> JSONOutline {
    let start = position
    var elements: [JSONOutline] = []
    try forEachElement(closing: UInt8(ascii: "]"), of: "array") { (scanner) throws(SyntaxError) in
      elements.append(try scanner.value(depth: depth + 1))
    }
    return JSONOutline(offset: start, shape: .array(elements))
  }

  /// Reads what stands between two brackets, separated by commas, the last of which may trail.
  private mutating func forEachElement(
    closing: UInt8, of container: String, _ element: (inout JSONScanner) throws(SyntaxError) -> Void
  ) throws(SyntaxError) {
    let start = position
    let bracket = Character(Unicode.Scalar(closing))
    position += 1
    try skipSpace()
    while peek != closing {
      guard position < text.count else {
        throw SyntaxError(
          offset: start, message: "the \(container) that opens here is not closed; '\(bracket)' is missing")
      }
      try element(&self)
      try skipSpace()
      if peek == UInt8(ascii: ",") {
        position += 1
        try skipSpace()
      } else if position < text.count, peek != closing {
        throw unexpected("',' or '\(bracket)'")
      }
    }
    position += 1
  }

  private mutating func key() throws(SyntaxError) -> String {
    if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return try string() }
    let start = position
    while let byte = peek, isKeyByte(byte, isFirst: position == start) { position += 1 }
    guard position > start else { throw unexpected("a key in quotes") }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  /// Reads a string and gives it with its escapes resolved.
  private mutating func string() throws(SyntaxError) -> String {
    let start = position
    let quote = text[position]
    var bytes: [UInt8] = []
    position += 1
    while position < text.count {
      let byte = text[position]
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

  private mutating func escapedCharacter() throws(SyntaxError) -> String {
    let start = position - 1
    guard let byte = peek else { throw SyntaxError(offset: start, message: "the file ends in an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "0"): return "\0"
    case UInt8(ascii: "\r"):
      if peek == UInt8(ascii: "\n") { position += 1 }
      return ""
    case UInt8(ascii: "\n"): return ""
    case UInt8(ascii: "x"): return try scalar(hexDigits(2, from: start), from: start)
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default:
      var bytes = [byte]
      while let next = peek, next & 0xC0 == 0x80 {
        bytes.append(next)
        position += 1
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(SyntaxError) -> String {
    let first = try hexDigits(4, from: start)
    guard first & 0xFC00 == 0xD800 else { return try scalar(first, from: start) }
    guard peek == UInt8(ascii: "\\"), position + 1 < text.count, text[position + 1] == UInt8(ascii: "u") else {
      throw SyntaxError(offset: start, message: "half a surrogate pair")
    }
    position += 2
    let second = try hexDigits(4, from: start)
    guard second & 0xFC00 == 0xDC00 else { throw SyntaxError(offset: start, message: "half a surrogate pair") }
    return try scalar(0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF), from: start)
  }

  private func scalar(_ value: UInt32, from start: Int) throws(SyntaxError) -> String {
    guard let scalar = Unicode.Scalar(value) else {
      throw SyntaxError(offset: start, message: "half a surrogate pair")
    }
    return String(Character(scalar))
  }

  private mutating func hexDigits(_ count: Int, from start: Int) throws(SyntaxError) -> UInt32 {
    let end = min(position + count, text.count)
    let digits = String(decoding: text[position..<end], as: UTF8.self)
    guard digits.utf8.count == count, let value = UInt32(digits, radix: 16) else {
      throw SyntaxError(offset: start, message: "an escape with too few hexadecimal digits")
    }
    position = end
    return value
  }

  /// Reads true, false, null or a number; anything else is a string that lacks its quotes.
  private mutating func word() throws(SyntaxError) {
    let start = position
    while let byte = peek, isWordByte(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
    guard position > start else { throw unexpected("a value") }
    let word = String(decoding: text[start..<position], as: UTF8.self)
    guard ["true", "false", "null"].contains(word) || isNumber(word) else {
      throw SyntaxError(offset: start, message: "\(word) is no value; a string stands in quotes: \"\(word)\"")
    }
  }

  private func isNumber(_ word: String) -> Bool {
    let digits = word.first == "+" || word.first == "-" ? word.dropFirst() : word[...]
    if digits == "Infinity" || digits == "NaN" { return true }
    guard let first = digits.first, first.isNumber || first == "." else { return false }
    if digits.lowercased().hasPrefix("0x") { return UInt64(digits.dropFirst(2), radix: 16) != nil }
    return Double(digits) != nil
  }

  private func isKeyByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    return isWordByte(byte) && byte != UInt8(ascii: ".") && !(isFirst && isDigit)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  private var peek: UInt8? { position < text.count ? text[position] : nil }

  private mutating func skipSpace() throws(SyntaxError) {
    while let byte = peek {
      switch byte {
      case 0x09...0x0D, 0x20: position += 1
      case UInt8(ascii: "/"): try skipComment()
      case 0xC2 where starts(with: [0xC2, 0xA0]): position += 2
      case 0xE2 where starts(with: [0xE2, 0x80, 0xA8]) || starts(with: [0xE2, 0x80, 0xA9]): position += 3
      case 0xEF where starts(with: [0xEF, 0xBB, 0xBF]): position += 3
      default: return
      }
    }
  }

  private mutating func skipComment() throws(SyntaxError) {
    if starts(with: Array("//".utf8)) {
      while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
    } else if starts(with: Array("/*".utf8)) {
      let start = position
      position += 2
      while !starts(with: Array("*/".utf8)) {
        guard position < text.count else {
          throw SyntaxError(offset: start, message: "the comment that opens here is not closed; '*/' is missing")
        }
        position += 1
      }
      position += 2
    } else {
      throw unexpected("a comment")
    }
  }

  private func starts(with bytes: [UInt8]) -> Bool { text[position...].starts(with: bytes) }

  private func unexpected(_ wanted: String) -> SyntaxError {
    guard position < text.count else {
      return SyntaxError(offset: text.count, message: "expected \(wanted), found the end of the file")
    }
    var end = position + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    let found = String(decoding: text[position..<end], as: UTF8.self)
    return SyntaxError(offset: position, message: "expected \(wanted), found '\(found)'")
  }
}
