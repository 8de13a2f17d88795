extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether it is white space within a line.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether it is white space within a tag.
  var isSpace: Bool { isBlank || self == .newline || self == .carriageReturn }
}

extension [UInt8] {
  /// Whether these bytes stand at an offset.
  func contains(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard offset + bytes.count <= count else { return false }
    for index in bytes.indices where self[offset + index] != bytes[index] { return false }
    return true
  }

  /// The offset where these bytes stand next.
  func firstOffset(of bytes: [UInt8], from offset: Int) -> Int? {
    guard let first = bytes.first else { return nil }
    var offset = offset
    while offset < count {
      if self[offset] == first, contains(bytes, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  /// The range without white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, self[lower].isSpace { lower += 1 }
    while lower < upper, self[upper - 1].isSpace { upper -= 1 }
    return lower..<upper
  }

  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}
