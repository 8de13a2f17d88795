extension SourceFile {
  /// Reads a source. It doesn't fail: what it can't understand becomes a doubt.
  package static func read(_ bytes: [UInt8], path: String, language: Language) -> SourceFile {
    let contents =
      switch language {
      case .swift: SwiftReader.read(SwiftLexer.tokens(of: bytes), of: bytes)
      case .objectiveC: ObjectiveCReader.read(bytes)
      }
    return SourceFile(contents, of: bytes, path: path, language: language)
  }

  /// Reads a Swift source whose tokens are known.
  package static func read(_ stream: TokenStream, path: String) -> SourceFile {
    SourceFile(SwiftReader.read(stream, of: stream.bytes), of: stream.bytes, path: path, language: .swift)
  }

  private init(_ contents: consuming ReadContents, of bytes: [UInt8], path: String, language: Language) {
    if contents.doubt?.reason == .unbalanced { contents.words = Self.words(of: bytes) }
    self.init(SourceContents(contents, language: language), path: path)
  }

  private static func words(of bytes: [UInt8]) -> Set<String> {
    let words = bytes.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): false
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: false
      default: true
      }
    }
    return Set(words.map { String(decoding: $0, as: UTF8.self) })
  }
}
