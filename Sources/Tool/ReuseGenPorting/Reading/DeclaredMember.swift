import ReuseGenDeclarations

/// A method or a property.
struct DeclaredMember {
  var method: MethodDeclaration?
  var property: PropertyDeclaration?
  var modifiers: Modifiers
  /// The name with labels.
  var key: String
  var nameOffset: Int
  var range: Range<Int>
  var conditions: [String]

  var isTypeMember: Bool { modifiers.areOfTypeMember }
  /// The name without labels.
  var baseName: String { method?.baseName ?? key }

  init(method: MethodDeclaration) {
    self.method = method
    modifiers = method.modifiers
    key = method.name
    nameOffset = method.nameOffset
    range = method.range
    conditions = method.conditions
  }

  init(property: PropertyDeclaration) {
    self.property = property
    modifiers = property.modifiers
    key = property.name
    nameOffset = property.nameOffset
    range = property.range
    conditions = property.conditions
  }
}

extension TypeDeclaration {
  /// The methods, then the properties.
  var declaredMembers: [DeclaredMember] {
    methods.map { DeclaredMember(method: $0) } + properties.map { DeclaredMember(property: $0) }
  }
}
