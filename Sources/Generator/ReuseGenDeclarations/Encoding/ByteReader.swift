/// Reads the values that a ``ByteWriter`` wrote. It also reads any other bytes; missing values are empty or 0.
struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  private(set) var offset = 0
  /// Whether the bytes ended before a value did, or aren't those of a value.
  private(set) var hasFailed = false

  /// - Parameter bytes: They must outlive the reader.
  init(_ bytes: Slice<UnsafeRawBufferPointer>) { self.bytes = UnsafeRawBufferPointer(rebasing: bytes) }

  /// Whether all bytes were read, and were those of values.
  var isFinished: Bool { !hasFailed && offset == bytes.count }

  /// Makes the values that were read count for nothing.
  mutating func fail() { hasFailed = true }

  mutating func byte() -> UInt8 {
    guard let start = skip(1) else { return 0 }
    return bytes[start]
  }

  mutating func number() -> UInt32 {
    var number: UInt32 = 0
    for shift in stride(from: 0 as UInt32, to: 32, by: 7) {
      let byte = byte()
      number |= UInt32(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    fail()
    return 0
  }

  /// The number of values that follow, each of which has a byte or more.
  mutating func count() -> Int {
    let count = Int(number())
    guard count <= bytes.count - offset else {
      fail()
      return 0
    }
    return count
  }

  /// Numbers of four bytes each.
  mutating func fixedNumbers() -> [UInt32] {
    let count = count()
    guard let start = skip(4 * count) else { return [] }
    return [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + 4 * count])
      )
      #if _endian(big)
      for index in 0..<count { buffer[index] = UInt32(littleEndian: buffer[index]) }
      #endif
      initialized = count
    }
  }

  mutating func text() -> String {
    let count = count()
    guard count > 0, let start = skip(count) else { return "" }
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<start + count]), as: UTF8.self)
  }

  /// A text that another one often equals.
  mutating func text(unless usual: String) -> String { byte() == 1 ? usual : text() }

  /// The offset of the next bytes, which are skipped; `nil` if there are fewer.
  private mutating func skip(_ count: Int) -> Int? {
    guard !hasFailed, count <= bytes.count - offset else {
      fail()
      return nil
    }
    defer { offset += count }
    return offset
  }
}
