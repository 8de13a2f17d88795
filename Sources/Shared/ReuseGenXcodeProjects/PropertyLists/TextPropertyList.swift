/// Reads OpenStep's form of a property list, and JSON, whose brackets and separators are accepted in the same places.
///
/// Words without quotes are strings, so that the numbers and the words of JSON are, too. Comments are those of C.
///
/// The functions that run for each byte compare it with numbers: a debug build calls a function for `UInt8(ascii:)`.
struct TextPropertyList {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func read() throws(ReadFault) -> PropertyList {
    try skipSpace()
    guard byte != nil else { throw ReadFault("the file is empty", at: 0) }
    let value = try value()
    try skipSpace()
    if byte != nil { throw ReadFault("there is something after the end of the property list", at: offset) }
    return value
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func unexpected(_ expected: String) -> ReadFault {
    guard let byte else { return ReadFault("the file ends where \(expected) is expected", at: offset) }
    let found = byte > 0x20 && byte < 0x7F ? "“\(Character(Unicode.Scalar(byte)))”" : "another character"
    return ReadFault("\(expected) is expected, but there is \(found)", at: offset)
  }

  // MARK: - Values

  private mutating func value() throws(ReadFault) -> PropertyList {
    let start = offset
    switch byte {
    case 0x7B /* { */:
      try open()
      return PropertyList(.dictionary(try dictionary()), at: start)
    case 0x28 /* ( */, 0x5B /* [ */:
      let closing: UInt8 = byte == 0x28 ? 0x29 : 0x5D
      try open()
      return PropertyList(.array(try array(to: closing)), at: start)
    case 0x3C /* < */: return PropertyList(.string(try data()), at: start)
    default: return PropertyList(.string(try string("a value")), at: start)
    }
  }

  private mutating func open() throws(ReadFault) {
    guard depth < ReadLimits.depth else {
      throw ReadFault("the values are nested in more than \(ReadLimits.depth) levels", at: offset)
    }
    depth += 1
    offset += 1
  }

  private mutating func close() {
    depth -= 1
    offset += 1
  }

  private mutating func dictionary() throws(ReadFault) -> PropertyListDictionary {
    var dictionary = PropertyListDictionary()
    while true {
      try skipSpace()
      if byte == 0x7D /* } */ { break }
      let start = offset
      let key = try string("a key or “}”")
      try skipSpace()
      guard byte == 0x3D /* = */ || byte == 0x3A /* : */ else { throw unexpected("“=”") }
      offset += 1
      try skipSpace()
      dictionary.entries.append(.init(key: key, offset: start, value: try value()))
      try skipSpace()
      if byte == 0x3B /* ; */ || byte == 0x2C /* , */ {
        offset += 1
      } else if byte != 0x7D {
        throw unexpected("“;”")
      }
    }
    close()
    return dictionary
  }

  private mutating func array(to closing: UInt8) throws(ReadFault) -> [PropertyList] {
    var values: [PropertyList] = []
    while true {
      try skipSpace()
      if byte == closing { break }
      values.append(try value())
      try skipSpace()
      if byte == 0x2C /* , */ {
        offset += 1
      } else if byte != closing {
        throw unexpected("“,” or “\(Character(Unicode.Scalar(closing)))”")
      }
    }
    close()
    return values
  }

  /// Skips data, such as `<0fbd77 1c2735ae>`. No key that is used here has any.
  private mutating func data() throws(ReadFault) -> String {
    let start = offset
    offset += 1
    while let byte, Self.isHexadecimal(byte) || byte <= 0x20 { offset += 1 }
    guard byte == 0x3E /* > */ else { throw unexpected("“>”, the end of data,") }
    offset += 1
    return text(start..<offset)
  }

  // MARK: - Strings

  private mutating func string(_ expected: String) throws(ReadFault) -> String {
    if byte == 0x22 /* " */ || byte == 0x27 /* ' */ { return try quotedString() }
    let start = offset
    while offset < bytes.count {
      // Letters and digits here, because a debug build doesn't inline functions.
      if bytes[offset] | 0x20 < 0x61 || bytes[offset] | 0x20 > 0x7A, bytes[offset] &- 0x30 > 9 {
        guard Self.isWordMark(bytes[offset]), !isComment else { break }
      }
      offset += 1
    }
    guard offset > start else { throw unexpected(expected) }
    return text(start..<offset)
  }

  private mutating func quotedString() throws(ReadFault) -> String {
    let quote = bytes[offset]
    let start = offset
    offset += 1
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == 0x5C /* \ */ { return try escapedString(from: start, quote) }
      offset += 1
    }
    guard offset < bytes.count else { throw ReadFault("the string isn't closed by a quotation mark", at: start) }
    offset += 1
    return text((start + 1)..<(offset - 1))
  }

  /// Reads a string from its first escape on.
  private mutating func escapedString(from start: Int, _ quote: UInt8) throws(ReadFault) -> String {
    var result = Array(bytes[(start + 1)..<offset])
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == 0x5C {
        offset += 1
        escape(into: &result)
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    guard offset < bytes.count else { throw ReadFault("the string isn't closed by a quotation mark", at: start) }
    offset += 1
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func escape(into result: inout [UInt8]) {
    guard let code = byte else { return }
    offset += 1
    switch code {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "a"): result.append(0x07)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "v"): result.append(0x0B)
    case UInt8(ascii: "u"), UInt8(ascii: "U"): append(scalar(), to: &result)
    case 0x30...0x37:
      offset -= 1
      append(Unicode.Scalar(number(digits: 3, radix: 8)), to: &result)
    default: result.append(code)
    }
  }

  private func append(_ scalar: Unicode.Scalar?, to result: inout [UInt8]) {
    result += Array(String(scalar ?? "\u{FFFD}").utf8)
  }

  /// The scalar of four digits, or of two escapes in UTF-16.
  private mutating func scalar() -> Unicode.Scalar? {
    let first = number(digits: 4, radix: 16)
    guard first & 0xFC00 == 0xD800 else { return Unicode.Scalar(first) }
    guard byte == 0x5C, offset + 1 < bytes.count, bytes[offset + 1] | 0x20 == 0x75 /* u */ else { return nil }
    offset += 2
    let second = number(digits: 4, radix: 16)
    guard second & 0xFC00 == 0xDC00 else { return nil }
    return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF))
  }

  private mutating func number(digits: Int, radix: UInt32) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else { break }
      value = value * radix + UInt32(digit)
      offset += 1
    }
    return value
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  // MARK: - Space

  private mutating func skipSpace() throws(ReadFault) {
    while offset < bytes.count {
      if bytes[offset] <= 0x20 {
        offset += 1
      } else if isComment {
        try skipComment()
      } else {
        return
      }
    }
  }

  private var isComment: Bool {
    bytes[offset] == 0x2F && offset + 1 < bytes.count && (bytes[offset + 1] == 0x2F || bytes[offset + 1] == 0x2A)
  }

  private mutating func skipComment() throws(ReadFault) {
    let start = offset
    let isBlock = bytes[offset + 1] == 0x2A
    offset += 2
    while offset < bytes.count {
      if isBlock, bytes[offset] == 0x2A, offset + 1 < bytes.count, bytes[offset + 1] == 0x2F {
        offset += 2
        return
      }
      if !isBlock, bytes[offset] == 0x0A { return }
      offset += 1
    }
    if isBlock { throw ReadFault("the comment isn't closed by “*/”", at: start) }
  }

  // MARK: - Bytes

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66
  }

  /// Whether a byte, other than a letter or a digit of ASCII, can be in a string without quotes. Those that some
  /// writers leave unquoted are accepted.
  private static func isWordMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x5F /* _ */, 0x2E /* . */, 0x2F /* / */, 0x24 /* $ */, 0x2D /* - */, 0x2B /* + */, 0x40, 0x25, 0x7E, 0x21:
      return true
    default: return byte >= 0x80
    }
  }
}
