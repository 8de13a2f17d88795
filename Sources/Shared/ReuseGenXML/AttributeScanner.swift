/// Finds the attributes of one start tag in the bytes of a document.
///
/// The document has been read, or is about to be: the scanner checks nothing.
struct AttributeScanner {
  private let bytes: UnsafeRawBufferPointer
  private var offset: Int

  /// - Parameter tag: the offset of the tag's "<".
  init(_ bytes: UnsafeRawBufferPointer, tag: Int) {
    self.bytes = bytes
    offset = tag + 1
    skip { !Self.isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
  }

  /// The range of the next attribute's name.
  mutating func next() -> Range<Int>? {
    skip(while: Self.isSpace)
    let start = offset
    skip { !Self.isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    let name = start..<offset
    skip { Self.isSpace($0) || $0 == UInt8(ascii: "=") }
    guard !name.isEmpty, offset < bytes.count else { return nil }
    let quote = bytes[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    offset += 1
    skip { $0 != quote }
    offset += 1
    return name
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while offset < bytes.count, condition(bytes[offset]) { offset += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
