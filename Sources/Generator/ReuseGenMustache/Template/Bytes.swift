extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether the byte is white space within a line.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether the byte is white space within a tag.
  var isSpace: Bool { isBlank || self == .newline || self == .carriageReturn }
}

extension [UInt8] {
  /// Whether these bytes are at an offset.
  func contains(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard offset + bytes.count <= count else { return false }
    for index in bytes.indices where self[offset + index] != bytes[index] { return false }
    return true
  }

  /// The offset of the next occurrence of these bytes.
  func firstOffset(of bytes: [UInt8], from offset: Int) -> Int? {
    guard let first = bytes.first else { return nil }
    var offset = offset
    while offset < count {
      if self[offset] == first, contains(bytes, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  /// The range without leading and trailing white space.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, self[lower].isSpace { lower += 1 }
    while lower < upper, self[upper - 1].isSpace { upper -= 1 }
    return lower..<upper
  }

  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}

extension Collection<UInt8> {
  /// The text in quotes for messages: on one line, and truncated if it is long.
  var quoted: String {
    let text = String(decoding: prefix(240), as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "'" + (text.count > 50 ? text.prefix(50) + "…" : text) + "'"
  }
}
