import ReuseGenCLibrary

// Markup other than elements: the XML declaration, comments and processing instructions.

extension XMLScanner {
  /// Reads `<?xml version="1.0" encoding="UTF-8"?>`, if the document begins with it.
  mutating func readDeclaration() throws(XMLFault) {
    guard end > 5, memcmp(bytes, "<?xml", 5) == 0, isSpace(bytes[5]) else { return }
    offset = 5
    _ = skipSpace()
    guard let version = try readPseudoAttribute("version") else { throw fault(.declaration, at: offset) }
    guard isVersion(version) else { throw fault(.version, at: version.lowerBound) }
    var hasSpace = skipSpace()
    if hasSpace, let encoding = try readPseudoAttribute("encoding") {
      guard isEncodingName(encoding) else { throw fault(.declaration, at: encoding.lowerBound) }
      hasSpace = skipSpace()
    }
    if hasSpace, let standalone = try readPseudoAttribute("standalone") {
      guard has("yes", in: standalone) || has("no", in: standalone) else {
        throw fault(.declaration, at: standalone.lowerBound)
      }
      _ = skipSpace()
    }
    guard try starts(with: "?>") else { throw fault(.declaration, at: offset) }
    offset += 2
  }

  /// The value of an attribute of the XML declaration, `nil` if another one follows.
  private mutating func readPseudoAttribute(_ name: StaticString) throws(XMLFault) -> Range<Int>? {
    guard try starts(with: name) else { return nil }
    offset += name.utf8CodeUnitCount
    _ = skipSpace()
    guard byte == UInt8(ascii: "=") else { throw fault(.declaration, at: offset) }
    offset += 1
    _ = skipSpace()
    let quote = byte
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw fault(.declaration, at: offset) }
    offset += 1
    let start = offset
    while offset >= end || bytes[offset] != quote {
      guard offset < end else { throw faultAtEnd }
      guard bytes[offset] != 0x3C /* < */ else { throw fault(.declaration, at: offset) }
      offset += 1
    }
    offset += 1
    return start..<offset - 1
  }

  /// Whether a version is 1.0, or one of those that a reader of 1.0 reads as such.
  private func isVersion(_ range: Range<Int>) -> Bool {
    guard range.count > 2, bytes[range.lowerBound] == UInt8(ascii: "1"),
      bytes[range.lowerBound + 1] == UInt8(ascii: ".")
    else { return false }
    var index = range.lowerBound + 2
    while index < range.upperBound, bytes[index] &- 0x30 /* 0 */ < 10 { index += 1 }
    return index == range.upperBound
  }

  private func isEncodingName(_ range: Range<Int>) -> Bool {
    guard let first = range.first, bytes[first] | 0x20 >= UInt8(ascii: "a"), bytes[first] | 0x20 <= UInt8(ascii: "z")
    else { return false }
    var index = range.lowerBound
    while index < range.upperBound, classes[Int(bytes[index])] == nameClass { index += 1 }
    return index == range.upperBound
  }

  private func has(_ text: StaticString, in range: Range<Int>) -> Bool {
    range.count == text.utf8CodeUnitCount && memcmp(bytes + range.lowerBound, text.utf8Start, range.count) == 0
  }

  /// Moves past `<!DOCTYPE … >`. What it declares isn't read.
  mutating func skipDocumentType() throws(XMLFault) {
    var quote: UInt8 = 0
    var isInSubset = false
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case _ where quote != 0: if byte == quote { quote = 0 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): isInSubset = true
      case UInt8(ascii: "]"): isInSubset = false
      case UInt8(ascii: ">") where !isInSubset: return
      default: break
      }
    }
    throw faultAtEnd
  }

  /// Reads `<!-- … -->`.
  mutating func readComment() throws(XMLFault) {
    let start = offset
    offset = try endOfText("--", from: offset + 4)
    guard offset < end else { throw faultAtEnd }
    guard bytes[offset] == UInt8(ascii: ">") else {
      throw XMLFault(.malformed(.comment), at: offset - 2 >= start + 4 ? offset - 2 : offset)
    }
    offset += 1
  }

  /// Reads `<?target data?>`.
  mutating func readInstruction() throws(XMLFault) {
    let start = offset
    offset += 2
    let name = try readName()
    guard offset < end else { throw faultAtEnd }
    guard name.colon(in: bytes) == nil, !isReserved(name) else { throw fault(.instruction, at: start) }
    if try starts(with: "?>") {
      offset += 2
      return
    }
    guard isSpace(bytes[offset]) else { throw fault(.instruction, at: offset) }
    offset = try endOfText("?>", from: offset)
  }

  /// Whether a target is `xml`, in any case.
  private func isReserved(_ name: XMLName) -> Bool {
    name.count == 3 && bytes[name.start] | 0x20 == UInt8(ascii: "x")
      && bytes[name.start + 1] | 0x20 == UInt8(ascii: "m") && bytes[name.start + 2] | 0x20 == UInt8(ascii: "l")
  }

  // MARK: Scanning

  /// Whether `text` begins at the offset. Throws if the document ends within it.
  func starts(with text: StaticString) throws(XMLFault) -> Bool {
    let count = min(text.utf8CodeUnitCount, end - offset)
    guard memcmp(bytes + offset, text.utf8Start, count) == 0 else { return false }
    if count < text.utf8CodeUnitCount { throw faultAtEnd }
    return true
  }

  /// The offset after the next `text`.
  func endOfText(_ text: StaticString, from start: Int) throws(XMLFault) -> Int {
    let first = Int32(text.utf8Start[0])
    let count = text.utf8CodeUnitCount
    var start = start
    while start + count <= end, let found = memchr(bytes + start, first, end - start) {
      let offset = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - bytes
      if offset + count <= end, memcmp(bytes + offset, text.utf8Start, count) == 0 { return offset + count }
      start = offset + 1
    }
    throw faultAtEnd
  }

  // These loops are the scanner's longest. They use no closures, which debug builds don't inline, and look at several
  // bytes at a time.

  /// Eight bytes as a number, the first byte as its lowest.
  ///
  /// It is static because a debug build copies the scanner for a method that doesn't change it.
  static func word(at bytes: UnsafePointer<UInt8>) -> UInt64 {
    var word: UInt64 = 0
    memcpy(&word, bytes, 8)
    #if _endian(big)
    word = word.byteSwapped
    #endif
    return word
  }

  /// Moves past bytes that a value consists of as they are.
  @inline(__always)
  mutating func skipPlainValue() {
    while offset &+ 8 <= end {
      let plain = Self.plainBytes(in: Self.word(at: bytes + offset))
      offset &+= plain
      if plain < 8 { return }
    }
    while offset < end, classes[Int(bytes[offset])] != markClass { offset &+= 1 }
  }

  /// The number of bytes, of eight, before the first at which a value may end or needs to be decoded, the lowest first.
  /// It also stops at a "#".
  @inline(__always)
  static func plainBytes(in word: UInt64) -> Int {
    // Zero for a quotation mark, "&", "'" and "#", and for "<". Subtracting from a byte sets its highest bit if the
    // byte is less, and borrows only from the bytes after the first such one.
    let quotes = (word | 0x0505_0505_0505_0505) ^ 0x2727_2727_2727_2727
    let less = word ^ 0x3C3C_3C3C_3C3C_3C3C
    let marks =
      ((quotes &- 0x0101_0101_0101_0101) & ~quotes) | ((less &- 0x0101_0101_0101_0101) & ~less)
      | ((word &- 0x2020_2020_2020_2020) & ~word)
    return (marks & 0x8080_8080_8080_8080).trailingZeroBitCount &>> 3
  }

  /// Moves to a "<", "&" or "]".
  mutating func skipPlainText() {
    // Nearly all text is a line feed and the indentation of the next tag.
    if offset < end, bytes[offset] == 0x0A { offset &+= 1 }
    while offset &+ 8 <= end {
      let spaces = (Self.word(at: bytes + offset) ^ 0x2020_2020_2020_2020).trailingZeroBitCount &>> 3
      offset &+= spaces
      if spaces < 8 { break }
    }
    while offset < end, bytes[offset] != 0x3C /* < */, bytes[offset] != 0x26 /* & */, bytes[offset] != 0x5D /* ] */ {
      offset &+= 1
    }
  }

  /// Moves past white space. Returns whether there was any.
  mutating func skipSpace() -> Bool {
    let start = offset
    while offset < end,
      bytes[offset] == 0x20 || bytes[offset] == 0x0A || bytes[offset] == 0x09 || bytes[offset] == 0x0D
    {
      offset &+= 1
    }
    return offset > start
  }

  func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }
}
