/// The properties and methods that the body of a type declares.
struct DeclaredMembers: Sendable {
  var properties: [PropertyDeclaration] = []
  var methods: [MethodDeclaration] = []
}

/// The declarations of a source that an earlier run read. Most sources of a project are only asked for the names of
/// their types, so the rest is decoded in parts, each when something first asks for it.
final class KeptContents: @unchecked Sendable {
  /// The members of types and the string literals.
  struct Bodies: Sendable {
    /// In the order of the types.
    let members: [DeclaredMembers]
    let stringLiterals: [StringLiteral]
  }

  /// The names in the text, and its lines.
  struct Text: Sendable {
    var identifierUses: [ReuseIdentifierUse] = []
    var nameUses: [NameUse] = []
    var storyboardConstants: [StoryboardConstant] = []
    var names = NameSet()
    var boundNames = NameSet()
    var stringConstants: [StringConstant] = []
    var lines = LineStarts.ofEmptyFile
  }

  let language: SourceFile.Language
  let typeNames: [DeclaredName]
  let summary: TextSummary
  let typeAliases: [TypeAlias]
  let doubt: Doubt?
  let words: Set<String>?
  private let sources: EncodedSources
  private let ranges: EncodedRanges
  // Only a thread that has the lock of the sources reads or writes these.
  private var decodedTypes: [TypeDeclaration]?
  private var decodedText: Text?
  private var keptBodies: KeptBodies?

  /// - Parameter ranges: The places of the values that are decoded on demand.
  init(
    language: SourceFile.Language,
    typeNames: [DeclaredName],
    summary: TextSummary,
    typeAliases: [TypeAlias],
    doubt: Doubt?,
    words: Set<String>?,
    of sources: EncodedSources,
    in ranges: EncodedRanges
  ) {
    self.language = language
    self.typeNames = typeNames
    self.summary = summary
    self.typeAliases = typeAliases
    self.doubt = doubt
    self.words = words
    self.sources = sources
    self.ranges = ranges
  }

  var types: [TypeDeclaration] {
    sources.locked { bytes in
      if let decodedTypes { return decodedTypes }
      let types = decodedTypes(bytes[ranges.types])
      decodedTypes = types
      return types
    }
  }

  var bodies: Bodies { sources.locked { _ in lockedBodies }.value }

  private var lockedBodies: KeptBodies {
    if let keptBodies { return keptBodies }
    let bodies = KeptBodies(of: sources, in: ranges.bodies, typeCount: typeNames.count)
    keptBodies = bodies
    return bodies
  }

  var text: Text {
    sources.locked { bytes in
      if let decodedText { return decodedText }
      let text = Text(UnsafeRawBufferPointer(rebasing: bytes[ranges.text]))
      decodedText = text
      return text
    }
  }

  /// The uses of a kind, if the text has any.
  func uses<Use>(_ kind: TextSummary, _ uses: KeyPath<Text, [Use]>) -> [Use] {
    summary.contains(kind) ? text[keyPath: uses] : []
  }

  private func decodedTypes(_ bytes: Slice<UnsafeRawBufferPointer>) -> [TypeDeclaration] {
    let known = [TypeDeclaration](UnsafeRawBufferPointer(rebasing: bytes), named: typeNames, language)
    var types = known ?? typeNames.map { TypeDeclaration($0, language: language) }
    for index in types.indices { types[index].kept = KeptMembers(bodies: lockedBodies, index: index) }
    return types
  }
}

/// The bodies of a source. An object apart from the other contents, which have the types: each type refers to it.
final class KeptBodies: @unchecked Sendable {
  private let sources: EncodedSources
  private let range: Range<Int>
  private let typeCount: Int
  /// Only a thread that has the lock of the sources reads or writes it.
  private var decoded: KeptContents.Bodies?

  init(of sources: EncodedSources, in range: Range<Int>, typeCount: Int) {
    self.sources = sources
    self.range = range
    self.typeCount = typeCount
  }

  var value: KeptContents.Bodies {
    sources.locked { bytes in
      if let decoded { return decoded }
      let bodies = KeptContents.Bodies(UnsafeRawBufferPointer(rebasing: bytes[range]), typeCount: typeCount)
      decoded = bodies
      return bodies
    }
  }
}

/// The members of one type among those that are kept.
struct KeptMembers: Sendable {
  let bodies: KeptBodies
  /// The index of the type.
  let index: Int

  var members: DeclaredMembers { bodies.value.members[index] }
}
