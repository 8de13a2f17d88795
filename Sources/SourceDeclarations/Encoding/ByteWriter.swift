/// Writes values as bytes, from which a ``ByteReader`` reads them.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  mutating func add(_ byte: UInt8) { bytes.append(byte) }

  /// Adds the low 32 bits of a number: offsets and counts of what a source contains are smaller.
  mutating func add(_ number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ numbers: [UInt32]) {
    add(UInt32(truncatingIfNeeded: numbers.count))
    for number in numbers { add(number) }
  }

  mutating func add(_ text: String) {
    add(UInt32(truncatingIfNeeded: text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }
}
