import Foundation

extension IBSource {
  /// What must not reach the parser: it would expand without bound, or take hours.
  ///
  /// XMLParser's own limits differ with the library below it, and are looser than an interface needs.
  func threat() -> IBReadError? {
    data.withUnsafeBytes { bytes in
      var prolog = StartTagScanner(bytes)
      _ = prolog.next()
      if let entity = prolog.entityDeclaration { return error(.entityDeclaration, at: entity, in: bytes) }
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
