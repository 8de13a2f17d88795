extension SourceFile {
  /// The number of the encoding. Change it with each change of what is written.
  package static let encodingVersion: UInt32 = 15

  /// The declarations as bytes, from which ``init(encoded:in:path:)`` reads them. The path isn't among them.
  ///
  /// The names of types come first, because each run looks at those of all sources.
  package var encoded: [UInt8] {
    var (first, types, bodies, text) = (ByteWriter(), ByteWriter(), ByteWriter(), ByteWriter())
    first.add(values: language, contents.typeNames, contents.summary, typeAliases, doubt, words?.sorted())
    for type in self.types { type.writeRest(to: &types) }
    KeptBodies.write(contents, to: &bodies)
    contents.text.write(to: &text)
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
    guard let contents = Self.contents(of: sources, range) else { return nil }
    self.init(contents, path: path)
  }

  /// - Returns: `nil` for other bytes.
  private static func contents(of sources: EncodedSources, _ range: Range<Int>) -> KeptContents? {
    let bytes = sources.bytes
    var counts = ByteReader(bytes[range])
    let (first, types, bodies, text): (Int, Int, Int, Int) =
      (counts.value(), counts.value(), counts.value(), counts.value())
    let start = range.lowerBound + counts.offset
    guard !counts.hasFailed, start + first + types + bodies + text == range.upperBound else { return nil }
    let (startOfTypes, startOfBodies) = (start + first, start + first + types)
    let startOfText = startOfBodies + bodies
    let ranges = EncodedRanges(
      types: startOfTypes..<startOfBodies,
      bodies: startOfBodies..<startOfText,
      text: startOfText..<range.upperBound
    )
    var reader = ByteReader(bytes[start..<startOfTypes])
    let contents = KeptContents(
      language: reader.value(),
      typeNames: reader.value(),
      summary: reader.value(),
      typeAliases: reader.value(),
      doubt: reader.value(),
      words: (reader.value() as [String]?).map { Set($0) },
      of: sources,
      in: ranges
    )
    return reader.isFinished ? contents : nil
  }
}
