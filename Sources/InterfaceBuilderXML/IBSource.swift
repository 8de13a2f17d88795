import CLibrary

/// The bytes of a document as UTF-8 without a byte order mark: what the reader reads and what locations refer to.
package struct IBSource: Sendable {
  package let path: String
  let bytes: [UInt8]
  /// The offset of the first character that XML doesn't allow.
  let illegalCharacter: Int?

  /// Decodes the bytes of a file.
  ///
  /// Interface Builder writes UTF-8. UTF-16, which every XML reader must support, is converted to it.
  package init(_ file: some Sequence<UInt8>, path: String) throws(IBReadError) {
    // An array is not copied.
    let file = Array(file)
    self.path = path
    guard !file.isEmpty else { throw IBReadError(path: path, problem: .empty) }
    guard file.count <= IBLimits.bytes else {
      throw IBReadError(path: path, problem: .tooLarge(bytes: file.count))
    }
    // A byte order mark, or "<?" in UTF-16.
    let beginning = Self.beginning(of: file)
    if beginning &>> 8 == 0xEF_BBBF {
      bytes = Array(file.dropFirst(3))
    } else if beginning &>> 16 == 0xFEFF || beginning == 0x003C_003F {
      bytes = try Self.utf8(fromUTF16: file, isBigEndian: true, path: path)
    } else if beginning &>> 16 == 0xFFFE || beginning == 0x3C00_3F00 {
      bytes = try Self.utf8(fromUTF16: file, isBigEndian: false, path: path)
    } else {
      bytes = file
    }
    let scan = bytes.withUnsafeBytes { CharacterScan($0) }
    illegalCharacter = scan.illegalCharacter
    try check(scan)
  }

  /// The first four bytes of a file as one number, with spaces for those that it doesn't have.
  private static func beginning(of file: [UInt8]) -> UInt32 {
    var number: UInt32 = 0
    var index = 0
    while index < 4 {
      number = number &<< 8 | (index < file.count ? UInt32(file[index]) : 0x20)
      index += 1
    }
    return number
  }

  /// The location of an attribute's name in the start tag at a location, or that location if the tag doesn't have the
  /// attribute.
  ///
  /// It is found in the bytes when asked for, because few elements are the subject of a message.
  package func location(ofAttribute name: String, inElementAt element: IBLocation) -> IBLocation {
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let tag = Self.offset(of: element, in: bytes) else { return element }
      var attributes = AttributeScanner(bytes, tag: tag)
      while let attribute = attributes.next() {
        guard bytes[attribute].elementsEqual(name.utf8) else { continue }
        var lines = LineCounter(base.assumingMemoryBound(to: UInt8.self), at: tag, element)
        return lines.location(of: attribute.lowerBound)
      }
      return element
    }
  }

  /// The offset of the tag at a location, nil if there is none.
  private static func offset(of location: IBLocation, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    func isTag(_ offset: Int) -> Bool { bytes.indices.contains(offset) && bytes[offset] == UInt8(ascii: "<") }
    if let offset = location.offset { return isTag(offset) ? offset : nil }
    var lineStart = 0
    for _ in 1..<max(location.line, 1) {
      guard let lineFeed = memchr(base + lineStart, 0x0A, bytes.count - lineStart) else { return nil }
      lineStart = UnsafeRawPointer(lineFeed) - base + 1
    }
    let offset = lineStart + location.column - 1
    return isTag(offset) ? offset : nil
  }
}
