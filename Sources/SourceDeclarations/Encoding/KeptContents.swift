/// The properties and methods that the body of a type declares.
struct DeclaredMembers: Sendable {
  var properties: [PropertyDeclaration] = []
  var methods: [MethodDeclaration] = []
}

/// What an earlier run kept of a source and most sources of a project aren't asked for. It is decoded when something
/// asks for it.
struct KeptContents: Sendable {
  /// In the order of the types.
  let members: [DeclaredMembers]
  let stringLiterals: [StringLiteral]

  init(of file: SourceFile) {
    members = file.types.map { DeclaredMembers(properties: $0.properties, methods: $0.methods) }
    stringLiterals = file.stringLiterals
  }

  /// - Parameter typeCount: The number of types, each of which has an element in `members`. Other bytes have nothing.
  init(_ bytes: UnsafeRawBufferPointer, typeCount: Int) {
    var reader = ByteReader(bytes)
    let (members, literals): ([DeclaredMembers], [StringLiteral]) = (reader.value(), reader.value())
    let isWhole = reader.isFinished && members.count == typeCount
    self.members = isWhole ? members : Array(repeating: DeclaredMembers(), count: typeCount)
    stringLiterals = isWhole ? literals : []
  }

  func write(to writer: inout ByteWriter) { writer.add(values: members, stringLiterals) }
}

/// The members of one type among those that are kept.
struct KeptMembers: Sendable {
  let contents: OnDemand<KeptContents>
  /// The index of the type.
  let index: Int

  var members: DeclaredMembers { contents.value.members[index] }
}
