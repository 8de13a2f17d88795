/// The bytes of a source. A byte beyond the end is 0.
struct SourceBytes {
  private let buffer: UnsafeBufferPointer<UInt8>
  let count: Int

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    self.buffer = buffer
    count = buffer.count
  }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    offset >= 0 && offset < count ? buffer[offset] : 0
  }

  func hasWord(_ word: [UInt8], at range: Range<Int>) -> Bool {
    guard word.count == range.count, range.upperBound <= count else { return false }
    for index in 0..<word.count where buffer[range.lowerBound + index] != word[index] { return false }
    return true
  }

  /// How many bytes from an offset on are the given one, up to a limit.
  func run(of byte: UInt8, from offset: Int, limit: Int = .max) -> Int {
    var count = 0
    while count < limit, self[offset + count] == byte { count += 1 }
    return count
  }

  func isLineEnd(_ offset: Int) -> Bool {
    offset >= count || self[offset] == .lineFeed || self[offset] == .carriageReturn
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

  /// A letter, a digit, "_", "$" or a byte beyond ASCII.
  @inline(__always)
  var isOfWord: Bool { Self.classes.isOfWord(self) }

  @inline(__always)
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Whether Swift's operators have the byte.
  @inline(__always)
  var isOfOperator: Bool { Self.classes.isOfOperator(self) }

  private static let classes = ByteClasses()
}

/// Sets of bytes, as bits.
private struct ByteClasses: Sendable {
  private let words: (UInt64, UInt64)
  private let operators: UInt64
  private let highOperators: UInt64

  init() {
    var words: (UInt64, UInt64) = (0, 0)
    for byte in UInt8(0)..<128 {
      let isWord =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == .underscore || byte == UInt8(ascii: "$")
      guard isWord else { continue }
      if byte < 64 { words.0 |= 1 << UInt64(byte) } else { words.1 |= 1 << UInt64(byte - 64) }
    }
    self.words = words
    var operators: (UInt64, UInt64) = (0, 0)
    for byte in "/=-+*%<>!&|^~?".utf8 {
      if byte < 64 { operators.0 |= 1 << UInt64(byte) } else { operators.1 |= 1 << UInt64(byte - 64) }
    }
    self.operators = operators.0
    highOperators = operators.1
  }

  @inline(__always)
  func isOfWord(_ byte: UInt8) -> Bool {
    if byte >= 128 { return true }
    let bits = byte < 64 ? words.0 : words.1
    return bits & (1 << UInt64(byte & 63)) != 0
  }

  @inline(__always)
  func isOfOperator(_ byte: UInt8) -> Bool {
    if byte >= 128 { return false }
    let bits = byte < 64 ? operators : highOperators
    return bits & (1 << UInt64(byte & 63)) != 0
  }
}
