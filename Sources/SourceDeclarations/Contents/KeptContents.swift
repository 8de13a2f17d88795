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
}

/// The members of one type among those that are kept.
struct KeptMembers: Sendable {
  let contents: OnDemand<KeptContents>
  /// The index of the type.
  let index: Int

  var members: DeclaredMembers { contents.value.members[index] }
}
