extension SourceFile {
  /// The number of the encoding. Change it with each change of what is written.
  package static let encodingVersion: UInt32 = 2

  /// The declarations as bytes, from which ``init(encoded:in:path:)`` reads them. The path isn't among them.
  ///
  /// The members of types and the literals come last: most sources of a project are asked for neither.
  package var encoded: [UInt8] {
    var first = ByteWriter()
    first.add(values: language, types, typeAliases, identifierUses, nameUses, storyboardConstants)
    first.add(values: boundNames, stringConstants, names, doubt, words?.sorted(), lines)
    var last = ByteWriter()
    KeptContents(of: self).write(to: &last)
    var counts = ByteWriter()
    counts.add(values: first.bytes.count, last.bytes.count)
    return counts.bytes + first.bytes + last.bytes
  }

  /// Reads declarations that were written as bytes.
  ///
  /// - Parameters:
  ///   - bytes: They are kept until something asks for what comes last in them.
  ///   - range: The place of the declarations in the bytes.
  ///   - path: The path of the source.
  /// - Returns: `nil` for other bytes.
  package init?(encoded bytes: [UInt8], in range: Range<Int>, path: String) {
    let file = bytes.withUnsafeBytes { bytes -> (file: SourceFile, end: Int)? in
      let bytes = UnsafeRawBufferPointer(rebasing: bytes[range])
      var reader = ByteReader(bytes)
      let (first, last): (Int, Int) = (reader.value(), reader.value())
      let start = 8
      guard bytes.count >= start, first <= bytes.count - start, last == bytes.count - start - first else { return nil }
      let file = SourceFile(first: UnsafeRawBufferPointer(rebasing: bytes[start..<start + first]), path: path)
      return file.map { ($0, range.lowerBound + start + first) }
    }
    guard let file else { return nil }
    self = file.file
    let (rest, typeCount) = (file.end..<range.upperBound, types.count)
    let contents = OnDemand {
      bytes.withUnsafeBytes { KeptContents(UnsafeRawBufferPointer(rebasing: $0[rest]), typeCount: typeCount) }
    }
    kept = contents
    for index in types.indices { types[index].kept = KeptMembers(contents: contents, index: index) }
  }

  /// Reads what comes first.
  private init?(first bytes: UnsafeRawBufferPointer, path: String) {
    var reader = ByteReader(bytes)
    self.init(path: path, language: reader.value(), lines: LineStarts([]))
    types = reader.value()
    typeAliases = reader.value()
    identifierUses = reader.value()
    nameUses = reader.value()
    storyboardConstants = reader.value()
    boundNames = reader.value()
    stringConstants = reader.value()
    names = reader.value()
    doubt = reader.value()
    words = (reader.value() as [String]?).map { Set($0) }
    lines = reader.value()
    guard reader.isFinished, types.indices.allSatisfy({ types[$0].enclosing ?? -1 < $0 }) else { return nil }
  }
}

extension NameSet: EncodedValue {
  init(from reader: inout ByteReader) {
    let slots = reader.numbers()
    let count = Int(from: &reader)
    // A search ends at an empty slot, and an index is a remainder of a power of two.
    if slots.count & (slots.count - 1) != 0 || 4 * count > 3 * slots.count + 4 { reader.fail() }
    self.init(slots: reader.hasFailed ? [] : slots, count: reader.hasFailed ? 0 : count)
  }

  func write(to writer: inout ByteWriter) {
    writer.add(slots)
    count.write(to: &writer)
  }
}

extension LineStarts: EncodedValue {
  init(from reader: inout ByteReader) {
    let starts = reader.numbers()
    if starts.first != 0 { reader.fail() }
    self.init(starts: starts.isEmpty ? [0] : starts)
  }

  func write(to writer: inout ByteWriter) { writer.add(starts) }
}
