/// The properties and methods that the body of a type declares.
struct DeclaredMembers: Sendable {
  var properties: [PropertyDeclaration] = []
  var methods: [MethodDeclaration] = []
}

/// The declarations of a source that an earlier run read. Most sources of a project are only asked for the names of
/// their types, so the rest is decoded in parts, each when something first asks for it.
final class KeptContents: SourceContents, @unchecked Sendable {
  let language: SourceFile.Language
  let typeNames: [DeclaredName]
  let summary: TextSummary
  let typeAliases: [TypeAlias]
  let doubt: Doubt?
  let words: Set<String>?
  var steps: Int { 0 }
  private let sources: EncodedSources
  private let ranges: EncodedRanges
  // Only a thread that has the lock of the sources reads or writes these.
  private lazy var decodedTypes = decodeTypes()
  private lazy var decodedText = TextContents(whole: sources.bytes[ranges.text]) ?? TextContents()
  private lazy var bodies = KeptBodies(of: sources, in: ranges.bodies, typeCount: typeNames.count)

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

  var types: [TypeDeclaration] { sources.locked { decodedTypes } }

  func members(ofType index: Int) -> DeclaredMembers { sources.locked { bodies.members(ofType: index) } }

  var stringLiterals: [StringLiteral] { sources.locked { bodies.stringLiterals } }

  var text: TextContents { sources.locked { decodedText } }

  private func decodeTypes() -> [TypeDeclaration] {
    let known = [TypeDeclaration](encoded: sources.bytes[ranges.types], named: typeNames, language)
    var types = known ?? typeNames.map { TypeDeclaration($0, language: language) }
    for index in types.indices { types[index].kept = KeptMembers(bodies: bodies, index: index) }
    return types
  }
}

/// The members of a source's types, and its string literals. An object apart from the other contents, which have the
/// types: each type refers to it.
final class KeptBodies: @unchecked Sendable {
  fileprivate let sources: EncodedSources
  private let range: Range<Int>
  private let typeCount: Int
  // Only a thread that has the lock of the sources reads or writes these.
  /// The places of the members of each type, and of the string literals.
  private lazy var parts = Self.parts(of: sources.bytes, in: range, typeCount: typeCount)
  private lazy var decodedMembers = [DeclaredMembers?](repeating: nil, count: typeCount)
  fileprivate lazy var stringLiterals = [StringLiteral](whole: sources.bytes[parts[typeCount]]) ?? []

  init(of sources: EncodedSources, in range: Range<Int>, typeCount: Int) {
    self.sources = sources
    self.range = range
    self.typeCount = typeCount
  }

  fileprivate func members(ofType index: Int) -> DeclaredMembers {
    if let members = decodedMembers[index] { return members }
    let members = DeclaredMembers(whole: sources.bytes[parts[index]]) ?? DeclaredMembers()
    decodedMembers[index] = members
    return members
  }
}

/// The members of one type among those that are kept.
struct KeptMembers: Sendable {
  let bodies: KeptBodies
  /// The index of the type.
  let index: Int

  var members: DeclaredMembers { bodies.sources.locked { bodies.members(ofType: index) } }
}
