extension SourceFile {
  /// The number of the encoding. Change it with each change of what is written.
  package static let encodingVersion: UInt32 = 15

  /// The declarations as bytes, from which ``init(encoded:path:)`` reads them. The path isn't among them.
  package var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.add(values: language, contents.read)
    return writer.bytes
  }

  /// Reads declarations that were written as bytes.
  ///
  /// - Returns: `nil` for other bytes.
  package init?(encoded bytes: Slice<UnsafeRawBufferPointer>, path: String) {
    var reader = ByteReader(bytes)
    let (language, contents): (Language, ReadContents) = (reader.value(), reader.value())
    guard reader.isFinished else { return nil }
    self.init(SourceContents(contents, language: language), path: path)
  }
}
