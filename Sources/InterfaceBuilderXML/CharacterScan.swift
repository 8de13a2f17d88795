/// A look through the bytes of a document for what is no text.
package struct CharacterScan {
  /// The offset of the first bytes that are not UTF-8.
  package private(set) var invalidUTF8: Int?
  /// The offset of the first character that XML doesn't allow.
  private(set) var illegalCharacter: Int?

  package init(_ buffer: UnsafeRawBufferPointer) {
    guard let base = buffer.baseAddress else { return }
    let bytes = base.assumingMemoryBound(to: UInt8.self)
    let end = buffer.count
    var offset = 0
    while offset < end {
      // Many characters of ASCII at a time, up to a line feed or the like.
      while offset <= end &- 32 {
        let words = base.loadUnaligned(fromByteOffset: offset, as: (UInt64, UInt64, UInt64, UInt64).self)
        guard (Self.marks(words.0) | Self.marks(words.1) | Self.marks(words.2) | Self.marks(words.3)) == 0 else {
          break
        }
        offset &+= 32
      }
      while offset <= end &- 8 {
        let marks = Self.marks(base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        if marks != 0 {
          offset &+= marks.littleEndian.trailingZeroBitCount / 8
          break
        }
        offset &+= 8
      }
      guard offset < end else { return }
      let byte = bytes[offset]
      if byte < 0x80 {
        if byte < 0x20, byte != 0x0A, byte != 0x09, byte != 0x0D { noteIllegal(at: offset) }
        offset += 1
      } else {
        let count = Self.length(ofCharacterAt: bytes + offset, available: end - offset)
        guard count > 0 else {
          invalidUTF8 = offset
          return
        }
        if count == 3, byte == 0xEF, bytes[offset + 1] == 0xBF, bytes[offset + 2] >= 0xBE { noteIllegal(at: offset) }
        offset += count
      }
    }
  }

  /// The highest bits of the bytes that are outside of ASCII or control characters. Zero if there are none; otherwise
  /// other bytes may be marked, too.
  private static func marks(_ word: UInt64) -> UInt64 {
    (word | (word &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080
  }

  private mutating func noteIllegal(at offset: Int) {
    illegalCharacter = illegalCharacter ?? offset
  }

  /// The number of bytes of a character outside of ASCII; 0 if the bytes are no character.
  private static func length(ofCharacterAt bytes: UnsafePointer<UInt8>, available: Int) -> Int {
    let first = bytes[0]
    let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard first >= 0xC2, first <= 0xF4, count <= available else { return 0 }
    // The limits of the second byte exclude overlong forms, surrogates, and numbers above those of Unicode.
    let lowest: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
    let highest: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
    guard bytes[1] >= lowest, bytes[1] <= highest else { return 0 }
    var index = 2
    while index < count {
      guard bytes[index] & 0xC0 == 0x80 else { return 0 }
      index += 1
    }
    return count
  }
}
