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
    let file = sources.bytes.withUnsafeBytes { bytes -> SourceFile? in
      var reader = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[range]))
      let counts: [Int] = (0..<4).map { _ in reader.value() }
      let start = range.lowerBound + reader.offset
      guard !reader.hasFailed, counts.reduce(start, +) == range.upperBound else { return nil }
      let ends = [start + counts[0], start + counts[0] + counts[1], range.upperBound - counts[3]]
      let first = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[start..<ends[0]]))
      let ranges = EncodedRanges(
        types: ends[0]..<ends[1],
        bodies: ends[1]..<ends[2],
        text: ends[2]..<range.upperBound
      )
      return SourceFile(first, path: path) { KeptContents($0, $1, $2, of: sources, in: ranges) }
    }
    guard let file else { return nil }
    self = file
  }

  /// Reads what comes first.
  private init?(
    _ first: ByteReader,
    path: String,
    rest: ([DeclaredName], TextSummary, Language) -> KeptContents
  ) {
    var reader = first
    let language: Language = reader.value()
    self.init(path: path, language: language, lines: LineStarts(starts: [0]))
    let typeNames: [DeclaredName] = reader.value()
    let summary: TextSummary = reader.value()
    typeAliases = reader.value()
    doubt = reader.value()
    words = (reader.value() as [String]?).map { Set($0) }
    guard reader.isFinished else { return nil }
    kept = rest(typeNames, summary, language)
  }
}
