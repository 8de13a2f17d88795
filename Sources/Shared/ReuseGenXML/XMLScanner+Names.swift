// Names and references.

extension XMLScanner {
  /// Reads a name: of an element, an attribute, an instruction or an entity.
  @inline(__always)
  mutating func readName() throws(XMLFault) -> XMLName {
    let start = offset
    // Eight bytes at a time: nearly all names are letters.
    while offset &+ 8 <= end {
      let letters = ASCIIName.letters(in: Self.word(at: bytes + offset))
      offset &+= letters
      if letters == 8 { continue }
      if offset > start, classes[Int(bytes[offset])] < nameClass {
        return XMLName(start: start, count: offset &- start)
      }
      break
    }
    return try readRest(ofNameAt: start)
  }

  /// Continues to read a name of which all bytes up to `offset` are letters.
  private mutating func readRest(ofNameAt start: Int) throws(XMLFault) -> XMLName {
    while offset < end, classes[Int(bytes[offset])] == nameClass { offset &+= 1 }
    if offset < end, classes[Int(bytes[offset])] > nameClass { readRareName(start) }
    // Digits, "-" and "." may be in a name, but don't begin one.
    guard offset > start, bytes[start] >= 0x40 || bytes[start] == 0x3A else { throw fault(.nameMissing, at: start) }
    return XMLName(start: start, count: offset &- start)
  }

  /// Continues to read a name that has a colon or characters outside of ASCII.
  private mutating func readRareName(_ start: Int) {
    while offset < end {
      let byte = bytes[offset]
      if byte >= 0x80 {
        let (scalar, count) = scalar(at: offset)
        guard offset == start ? XMLCharacters.startsName(scalar) : XMLCharacters.continuesName(scalar) else { break }
        offset += count
      } else {
        guard ASCIIName.contains(byte) else { break }
        if byte == UInt8(ascii: ":") { usesNamespaces = true }
        offset += 1
      }
    }
  }

  /// The character at an offset, and the number of its bytes, of which there is at least one.
  private func scalar(at offset: Int) -> (scalar: UInt32, count: Int) {
    // The bytes are valid UTF-8, and a document is never cut within a character.
    let byte = UInt32(bytes[offset])
    func following(_ index: Int) -> UInt32 { UInt32(bytes[offset + index] & 0x3F) }
    if byte < 0xE0 { return ((byte & 0x1F) << 6 | following(1), 2) }
    if byte < 0xF0 { return ((byte & 0x0F) << 12 | following(1) << 6 | following(2), 3) }
    return ((byte & 0x07) << 18 | following(1) << 12 | following(2) << 6 | following(3), 4)
  }

  /// Moves past a reference to a character, `&#233;`, or to one of the five entities, `&amp;`.
  mutating func skipReference() throws(XMLFault) {
    let start = offset
    offset += 1
    if byte == UInt8(ascii: "#") { return try skipCharacterReference(start) }
    let name = try readName()
    guard byte == UInt8(ascii: ";") else { throw fault(.semicolonMissing, at: offset) }
    guard XMLText.character(ofEntity: bytes + name.start, count: name.count) != nil else {
      throw fault(.undeclaredEntity, at: start)
    }
    offset += 1
  }

  private mutating func skipCharacterReference(_ start: Int) throws(XMLFault) {
    offset += 1
    while byte != UInt8(ascii: ";") {
      guard offset < end else { throw faultAtEnd }
      guard ASCIIName.contains(byte) else { throw fault(.characterReference, at: start) }
      offset += 1
    }
    guard XMLText.character(ofReference: bytes + start + 2, count: offset - start - 2) != nil else {
      throw fault(.characterReference, at: start)
    }
    offset += 1
  }
}

/// The characters of ASCII that names consist of.
enum ASCIIName {
  static func contains(_ byte: UInt8) -> Bool {
    ByteClass.table[Int(byte)] == ByteClass.name || byte == UInt8(ascii: ":")
  }

  /// The number of letters with which eight bytes begin, the lowest first.
  static func letters(in word: UInt64) -> Int {
    // Adding 0x1F to a lowercase letter sets its highest bit, and adding 5 doesn't. A sum carries only out of a byte
    // that is no letter.
    let lowercased = word | 0x2020_2020_2020_2020
    let others = word | (lowercased &+ 0x0505_0505_0505_0505) | ~(lowercased &+ 0x1F1F_1F1F_1F1F_1F1F)
    return (others & 0x8080_8080_8080_8080).trailingZeroBitCount &>> 3
  }

  /// Whether a name may begin with the character.
  static func starts(_ byte: UInt8) -> Bool { contains(byte) && (byte >= 0x40 || byte == UInt8(ascii: ":")) }
}
