extension SourceFile {
  /// The number of the encoding. Change it with each change of what is written.
  package static let encodingVersion: UInt32 = 4

  /// The declarations as bytes, from which ``init(encoded:in:path:)`` reads them. The path isn't among them.
  ///
  /// The names of types come first, because each run looks at those of all sources.
  package var encoded: [UInt8] {
    var (first, types, bodies, text) = (ByteWriter(), ByteWriter(), ByteWriter(), ByteWriter())
    first.add(values: language, self.types.map(\.typeName), TextSummary(of: self), typeAliases, doubt, words?.sorted())
    for type in self.types { type.writeRest(to: &types) }
    KeptContents.Bodies(of: self).write(to: &bodies)
    KeptContents.Text(of: self).write(to: &text)
    var counts = ByteWriter()
    counts.add(values: first.bytes.count, types.bytes.count, bodies.bytes.count, text.bytes.count)
    return counts.bytes + first.bytes + types.bytes + bodies.bytes + text.bytes
  }

  /// Reads declarations that were written as bytes.
  ///
  /// - Parameters:
  ///   - sources: The bytes of all sources, which are kept until something asks for the rest.
  ///   - range: The place of the declarations in the bytes.
  ///   - path: The path of the source.
  /// - Returns: `nil` for other bytes.
  package init?(encoded sources: EncodedSources, in range: Range<Int>, path: String) {
    // The first values are read apart from the file, which has many parts to copy.
    guard let first = sources.bytes.withUnsafeBytes({ EncodedBeginning($0, range) }) else { return nil }
    self.init(path: path, language: first.language, lines: .ofEmptyFile)
    (typeAliases, doubt, words) = (first.typeAliases, first.doubt, first.words)
    kept = KeptContents(first.typeNames, first.summary, first.language, of: sources, in: first.ranges)
  }
}

/// The values that each run reads of a source that an earlier one read.
private struct EncodedBeginning {
  let language: SourceFile.Language
  let typeNames: [DeclaredName]
  let summary: TextSummary
  let typeAliases: [TypeAlias]
  let doubt: Doubt?
  let words: Set<String>?
  let ranges: EncodedRanges

  /// - Parameter range: The place of the source.
  /// - Returns: `nil` for other bytes.
  init?(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    var counts = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[range]))
    let (first, types, bodies, text): (Int, Int, Int, Int) =
      (counts.value(), counts.value(), counts.value(), counts.value())
    let start = range.lowerBound + counts.offset
    guard !counts.hasFailed, start + first + types + bodies + text == range.upperBound else { return nil }
    let (startOfTypes, startOfBodies) = (start + first, start + first + types)
    let startOfText = startOfBodies + bodies
    ranges = EncodedRanges(
      types: startOfTypes..<startOfBodies,
      bodies: startOfBodies..<startOfText,
      text: startOfText..<range.upperBound
    )
    var reader = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[start..<startOfTypes]))
    language = reader.value()
    typeNames = reader.value()
    summary = reader.value()
    typeAliases = reader.value()
    doubt = reader.value()
    words = (reader.value() as [String]?).map { Set($0) }
    guard reader.isFinished else { return nil }
  }
}
