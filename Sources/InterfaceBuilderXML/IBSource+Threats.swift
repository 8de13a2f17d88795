import Foundation

extension IBSource {
  /// What must not reach the parser: it would expand without bound, take hours, or stop the program.
  ///
  /// XMLParser's own limits differ with the library below it, and are looser than an interface needs. On Linux it stops
  /// the program at declarations that leave something out: an attribute without a default, a notation without an
  /// identifier.
  func threat() -> IBReadError? {
    data.withUnsafeBytes { bytes in
      var prolog = StartTagScanner(bytes)
      _ = prolog.next()
      if let entity = prolog.entityDeclaration { return error(.entityDeclaration, at: entity, in: bytes) }
      if let start = prolog.declarations { return error(.declarations, at: start, in: bytes) }
      // The time grows with the square of the number, so a small file is no threat: the look through it is saved.
      guard bytes.count > 64 * 1024 else { return nil }
      if let tag = Self.tagWithTooManyAttributes(in: bytes) {
        return error(.tooMany("attributes in one element"), at: tag, in: bytes)
      }
      if let declaration = Self.tooManyNamespaces(in: bytes) {
        return error(.tooMany("namespaces"), at: declaration, in: bytes)
      }
      return nil
    }
  }

  /// The document for the parser: processing instructions without data, at which XMLParser stops the program on Linux,
  /// have a space, which says the same.
  func dataForParser() -> Data {
    let ends = data.withUnsafeBytes { bytes -> [Int] in
      let scanner = StartTagScanner(bytes)
      // Most documents have only the XML declaration, which looks like one.
      let hasDeclaration = bytes.starts(with: "<?xml".utf8) && bytes.count > 5 && bytes[5] <= 0x20
      guard scanner.end(of: "<?", from: hasDeclaration ? 2 : 0) < bytes.count else { return [] }
      var instructions = scanner
      while instructions.next() != nil {}
      return instructions.bareInstructions
    }
    guard !ends.isEmpty else { return data }
    var result = Data(capacity: data.count + ends.count)
    var start = 0
    for end in ends {
      result += data[start..<end] + [0x20]
      start = end
    }
    return result + data[start...]
  }

  private static func tagWithTooManyAttributes(in bytes: UnsafeRawBufferPointer) -> Int? {
    var tags = StartTagScanner(bytes)
    // An attribute has four bytes at least, so a short tag has few.
    let length = 4 * IBLimits.attributes
    var tag = tags.next()
    while let present = tag {
      tag = tags.next()
      guard (tag ?? bytes.count) - present > length else { continue }
      var attributes = AttributeScanner(bytes, tag: present)
      var count = 0
      while count <= IBLimits.attributes, attributes.next() != nil { count += 1 }
      if count > IBLimits.attributes { return present }
    }
    return nil
  }

  private static func tooManyNamespaces(in bytes: UnsafeRawBufferPointer) -> Int? {
    let scanner = StartTagScanner(bytes)
    let word: StaticString = "xmlns:"
    var offset = 0
    for _ in 0...IBLimits.attributes {
      offset = scanner.end(of: word, from: offset)
      if offset == bytes.count { return nil }
    }
    return offset - word.utf8CodeUnitCount
  }
}
