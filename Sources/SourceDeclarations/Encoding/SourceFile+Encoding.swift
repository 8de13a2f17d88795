extension SourceFile {
  /// The number of the encoding. Change it with each change of what is written.
  package static let encodingVersion: UInt32 = 1

  /// The declarations as bytes, from which ``init(encoded:path:)`` reads them. The path isn't among them.
  package var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.add(values: language, types, typeAliases, identifierUses, nameUses, storyboardConstants)
    writer.add(values: boundNames, stringLiterals, stringConstants, names, doubt, words?.sorted(), lines)
    return writer.bytes
  }

  /// Reads declarations that were written as bytes.
  ///
  /// - Parameter path: The path of the source.
  /// - Returns: `nil` for other bytes.
  package init?(encoded bytes: UnsafeRawBufferPointer, path: String) {
    var reader = ByteReader(bytes)
    self.init(path: path, language: reader.value(), lines: LineStarts([]))
    types = reader.value()
    typeAliases = reader.value()
    identifierUses = reader.value()
    nameUses = reader.value()
    storyboardConstants = reader.value()
    boundNames = reader.value()
    stringLiterals = reader.value()
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
