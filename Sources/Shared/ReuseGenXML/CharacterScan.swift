/// Finds bytes of a document that are not valid UTF-8 or XML characters.
package struct CharacterScan {
  /// The offset of the first bytes that are not UTF-8.
  package private(set) var invalidUTF8: Int?
  /// The offset of the first character that XML doesn't allow.
  private(set) var illegalCharacter: Int?

  package init(_ buffer: UnsafeRawBufferPointer) {
    guard let base = buffer.baseAddress else { return }
    // A word begins at a multiple of its size. A debug build calls generic functions to load a word from elsewhere.
    let first = -Int(bitPattern: base) & 7
    let words = (base + first).assumingMemoryBound(to: UInt64.self)
    let bytes = base.assumingMemoryBound(to: UInt8.self)
    var offset = 0
    while offset < buffer.count {
      if (offset - first) & 7 == 0 {
        let word = (offset - first) / 8
        offset += 8 * (Self.endOfPlainText(words, from: word, to: (buffer.count - first) / 8) - word)
        guard offset < buffer.count else { return }
      }
      if bytes[offset] &- 0x20 < 0x60 {
        offset += 1
        continue
      }
      let count = check(bytes + offset, at: offset, available: buffer.count - offset)
      guard count > 0 else {
        invalidUTF8 = offset
        return
      }
      offset += count
    }
  }

  /// The index of the word with the next byte that is outside of ASCII or a control character other than a line feed,
  /// or of the word before it.
  private static func endOfPlainText(_ words: UnsafePointer<UInt64>, from start: Int, to end: Int) -> Int {
    var index = start
    while index &+ 2 <= end {
      // A line feed is zero here, and the other control characters are 1 to 31: adding 127 sets the highest bit of
      // their bytes, and adding 96 doesn't. A sum carries into the next byte only outside of ASCII.
      let one = words[index] ^ 0x0A0A_0A0A_0A0A_0A0A
      let other = words[index &+ 1] ^ 0x0A0A_0A0A_0A0A_0A0A
      let controls =
        ((one &+ 0x7F7F_7F7F_7F7F_7F7F) & ~(one &+ 0x6060_6060_6060_6060))
        | ((other &+ 0x7F7F_7F7F_7F7F_7F7F) & ~(other &+ 0x6060_6060_6060_6060))
      if (controls | words[index] | words[index &+ 1]) & 0x8080_8080_8080_8080 != 0 { break }
      index &+= 2
    }
    return index
  }

  /// Checks a control character or a character outside of ASCII. Returns the number of its bytes; 0 if the bytes are
  /// not a character.
  private mutating func check(_ bytes: UnsafePointer<UInt8>, at offset: Int, available: Int) -> Int {
    let byte = bytes[0]
    if byte < 0x80 {
      if byte < 0x20, byte != 0x0A, byte != 0x09, byte != 0x0D { noteIllegal(at: offset) }
      return 1
    }
    let count = Self.length(ofCharacterAt: bytes, available: available)
    if count == 3, byte == 0xEF, bytes[1] == 0xBF, bytes[2] >= 0xBE { noteIllegal(at: offset) }
    return count
  }

  private mutating func noteIllegal(at offset: Int) {
    illegalCharacter = illegalCharacter ?? offset
  }

  /// The number of bytes of a character outside of ASCII; 0 if the bytes are not a character.
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
