/// The bytes of a source. A byte beyond the end is 0.
struct SourceBytes {
  private let start: UnsafePointer<UInt8>?
  let count: Int

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    start = buffer.baseAddress
    count = buffer.count
  }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    guard let start, offset >= 0, offset < count else { return 0 }
    return start[offset]
  }

  /// Up to eight bytes as a number, the first one lowest.
  @inline(__always)
  func number(at offset: Int, count: Int) -> UInt64 {
    guard let start, offset + 8 <= self.count else {
      return (0..<count).reduce(0) { $0 | UInt64(self[offset + $1]) << UInt64(8 * $1) }
    }
    let bytes = UnsafeRawPointer(start).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return UInt64(littleEndian: bytes) & (.max >> UInt64(64 - 8 * count))
  }

  /// The number of consecutive bytes from an offset that have a value, up to a limit.
  func run(of byte: UInt8, from offset: Int, limit: Int = .max) -> Int {
    var count = 0
    while count < limit, self[offset + count] == byte { count += 1 }
    return count
  }

  func isLineEnd(_ offset: Int) -> Bool {
    offset >= count || self[offset] == .lineFeed || self[offset] == .carriageReturn
  }
}

extension SourceBytes {
  /// Whether the bytes from an offset are a word; a longer word may begin with it.
  func has(_ word: StaticString, at start: Int) -> Bool {
    (0..<word.utf8CodeUnitCount).allSatisfy { self[start + $0] == word.utf8Start[$0] }
  }

  /// Whether nothing but a comment follows on the line.
  func endsLine(_ start: Int) -> Bool {
    let end = skippingSpace(from: start)
    return isLineEnd(end) || self[end] == .slash && (self[end + 1] == .slash || self[end + 1] == .star)
  }

  /// The directive that ends a branch of conditional compilation which no build takes, or the end of the source.
  func endOfBranch(from start: Int) -> Int {
    var offset = start
    var depth = 0
    while offset < count {
      while !isLineEnd(offset) { offset += 1 }
      offset = min(offset + 1, count)
      let pound = skippingSpace(from: offset)
      guard self[pound] == .pound else { continue }
      let word = skippingSpace(from: pound + 1)
      if has("if", at: word) {
        depth += 1
      } else if has("endif", at: word) {
        if depth == 0 { return offset }
        depth -= 1
      } else if depth == 0, has("el", at: word) {
        return offset
      }
    }
    return offset
  }

  func skippingSpace(from start: Int) -> Int {
    var offset = start
    while self[offset].isBlank { offset += 1 }
    return offset
  }
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let tab: UInt8 = 0x09
  static let space: UInt8 = 0x20
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let pound = UInt8(ascii: "#")
  static let dot = UInt8(ascii: ".")
  static let underscore = UInt8(ascii: "_")

  /// White space, the end of a line, or 0.
  @inline(__always)
  var isSpace: Bool { self <= 0x20 && isInSet(0x0000_0001_0000_3E01, 0) }

  /// Whether it is a space within a line.
  @inline(__always)
  var isBlank: Bool { self == .space || self == .tab }

  /// A letter, a digit, "_", "$" or a byte beyond ASCII.
  @inline(__always)
  var isOfWord: Bool { self >= 0x80 || isInSet(0x03FF_0010_0000_0000, 0x07FF_FFFE_87FF_FFFE) }

  @inline(__always)
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Whether Swift's operators have the byte: one of "/=-+*%<>!&|^~?".
  @inline(__always)
  var isOfOperator: Bool { self < 0x80 && isInSet(0xF000_AC62_0000_0000, 0x5000_0000_4000_0000) }

  /// Whether the bit of a byte of ASCII is set: the first set has the bytes below 64.
  @inline(__always)
  private func isInSet(_ low: UInt64, _ high: UInt64) -> Bool {
    (self < 64 ? low : high) & (1 << UInt64(self & 63)) != 0
  }
}
