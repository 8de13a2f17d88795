/// The properties and methods that the body of a type declares.
struct DeclaredMembers: Sendable {
  var properties: [PropertyDeclaration] = []
  var methods: [MethodDeclaration] = []
}

/// The part of a source that an earlier run read and few sources of a project are asked for. It is decoded when
/// something asks for it.
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
