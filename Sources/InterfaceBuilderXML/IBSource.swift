package import Foundation

/// The bytes of a document as UTF-8 without a byte order mark: what the parser reads and what places refer to.
package struct IBSource: Sendable {
  package let path: String
  let data: Data

  /// Decodes the bytes of a file.
  ///
  /// Interface Builder writes UTF-8; UTF-16, which every XML reader must know, is turned into it.
  package init(_ file: Data, path: String) throws(IBReadError) {
    self.path = path
    guard !file.isEmpty else { throw IBReadError(path: path, problem: .empty) }
    guard file.count <= IBLimits.bytes else {
      throw IBReadError(path: path, problem: .tooLarge(bytes: file.count))
    }
    let beginning = [UInt8](file.prefix(4))
    if beginning.starts(with: [0xEF, 0xBB, 0xBF]) {
      data = Data(file.dropFirst(3))
    } else if beginning.starts(with: [0xFE, 0xFF]) || beginning == [0, 0x3C, 0, 0x3F] {
      data = try Self.utf8(fromUTF16: file, isBigEndian: true, path: path)
    } else if beginning.starts(with: [0xFF, 0xFE]) || beginning == [0x3C, 0, 0x3F, 0] {
      data = try Self.utf8(fromUTF16: file, isBigEndian: false, path: path)
    } else {
      data = file
    }
    try check()
  }

  /// Where an attribute's name stands in the start tag at a place, or the place itself where the tag doesn't have it.
  ///
  /// Found in the bytes when asked for: few elements are ever the subject of a message.
  package func place(ofAttribute name: String, inElementAt element: IBPlace) -> IBPlace {
    data.withUnsafeBytes { bytes in
      guard let tag = Self.offset(of: element, in: bytes) else { return element }
      var attributes = AttributeScanner(bytes, tag: tag)
      while let attribute = attributes.next() {
        guard bytes[attribute].elementsEqual(name.utf8) else { continue }
        var lines = StartTagScanner(bytes, at: tag, element)
        return lines.place(of: attribute.lowerBound)
      }
      return element
    }
  }

  /// The place after the last byte.
  var end: IBPlace {
    data.withUnsafeBytes { bytes in
      var lines = StartTagScanner(bytes)
      return lines.place(of: bytes.count)
    }
  }

  /// Whether the file breaks off, given the line where the parser noticed that something is wrong: the end of the
  /// root is missing, and nothing complete follows.
  func breaksOff(noticedIn line: Int) -> Bool {
    data.withUnsafeBytes { bytes in
      guard let lastTag = bytes.lastIndex(of: UInt8(ascii: "<")) else { return true }
      let tag = bytes[lastTag...]
      let isComplete = tag.contains(UInt8(ascii: ">"))
      if isComplete,
        tag.starts(with: "</document".utf8) || tag.starts(with: "<document".utf8) && tag.contains(UInt8(ascii: "/"))
      {
        return false
      }
      var lines = StartTagScanner(bytes)
      return line >= lines.place(of: isComplete ? bytes.count : lastTag).line
    }
  }

  /// Where the tag at a place begins; nil where none does.
  private static func offset(of place: IBPlace, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    func isTag(_ offset: Int) -> Bool { bytes.indices.contains(offset) && bytes[offset] == UInt8(ascii: "<") }
    if let offset = place.offset { return isTag(offset) ? offset : nil }
    var lineStart = 0
    for _ in 1..<max(place.line, 1) {
      guard let lineFeed = memchr(base + lineStart, 0x0A, bytes.count - lineStart) else { return nil }
      lineStart = UnsafeRawPointer(lineFeed) - base + 1
    }
    let offset = lineStart + place.column - 1
    return isTag(offset) ? offset : nil
  }
}
