/// A part of a font's file. Its numbers have the most significant byte first; a place outside of the part has none.
struct FontBytes: Sendable {
  private let bytes: [UInt8]
  private let range: Range<Int>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    range = bytes.indices
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>) { (self.bytes, self.range) = (bytes, range) }

  var count: Int { range.count }

  /// The part from an offset to the end, or of a length; `nil` if the offset is outside of this part.
  ///
  /// A part ends with this one, even if its length is more: files state lengths that a number of 16 bits can't hold.
  func part(at offset: Int?, length: Int = .max) -> FontBytes? {
    guard let offset, (0...range.count).contains(offset) else { return nil }
    let start = range.lowerBound + offset
    return FontBytes(bytes, start..<(start + min(max(0, length), range.upperBound - start)))
  }

  func uint8(at offset: Int) -> Int? {
    (0..<range.count).contains(offset) ? Int(bytes[range.lowerBound + offset]) : nil
  }

  func uint16(at offset: Int) -> Int? {
    guard offset >= 0, offset <= range.count - 2 else { return nil }
    let start = range.lowerBound + offset
    return Int(bytes[start]) << 8 | Int(bytes[start + 1])
  }

  func int16(at offset: Int) -> Int? { uint16(at: offset).map { $0 < 0x8000 ? $0 : $0 - 0x10000 } }

  func uint32(at offset: Int) -> Int? {
    guard offset >= 0, offset <= range.count - 4, let high = uint16(at: offset), let low = uint16(at: offset + 2)
    else { return nil }
    return high << 16 | low
  }

  /// Four characters: the name of a table or a feature.
  func tag(at offset: Int) -> String? {
    guard offset >= 0, offset <= range.count - 4 else { return nil }
    return String(decoding: bytes[(range.lowerBound + offset)..<(range.lowerBound + offset + 4)], as: UTF8.self)
  }
}
