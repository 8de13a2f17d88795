/// Writes values as bytes, from which a ``ByteReader`` reads them.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ byte: UInt8) { bytes.append(byte) }

  /// Adds the low 32 bits of a number: offsets and counts of what a source contains are smaller. Most of them are small
  /// and take a byte or two, seven bits each.
  mutating func add(_ number: UInt32) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Adds numbers of four bytes each.
  mutating func add(fixed numbers: [UInt32]) {
    add(UInt32(truncatingIfNeeded: numbers.count))
    for number in numbers { withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) } }
  }

  mutating func add(_ text: String) {
    add(UInt32(truncatingIfNeeded: text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// Adds a text that another one often equals.
  mutating func add(_ text: String, unless usual: String) {
    if text.utf8.elementsEqual(usual.utf8) {
      add(1 as UInt8)
    } else {
      add(0 as UInt8)
      add(text)
    }
  }
}
