/// Reads property lists in the forms that Xcode reads: OpenStep's, XML and JSON.
enum PropertyListReader {
  static func read(_ bytes: [UInt8]) throws(ReadFault) -> PropertyList {
    guard bytes.count <= ReadLimits.bytes else {
      throw ReadFault("the file is larger than the limit of \(ReadLimits.bytes >> 20) MB", at: 0)
    }
    if bytes.starts(with: "bplist".utf8) {
      throw ReadFault("the file is a binary property list; convert it with plutil -convert xml1", at: 0)
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw ReadFault("the file is UTF-16; save it as UTF-8", at: 0)
    }
    if isMarkup(bytes) { return try MarkupPropertyList.read(bytes) }
    let result = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(ReadFault) in
        var reader = TextPropertyList(bytes)
        return try reader.read()
      }
    }
    return try result.get()
  }

  /// Whether the first character, after a byte order mark and white space, is that of a tag.
  private static func isMarkup(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let first = text.firstIndex(where: { $0 > 0x20 }), bytes[first] == UInt8(ascii: "<") else { return false }
    // "<" also opens data, and a marker of a merge conflict.
    guard let next = bytes[(first + 1)...].first else { return false }
    return next == UInt8(ascii: "?") || next == UInt8(ascii: "!") || bytes[(first + 1)...].starts(with: "plist".utf8)
  }
}
