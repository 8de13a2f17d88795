import ReuseGenDeclarations

extension Declarations {
  /// The location of a member's name.
  func location(of member: MemberLocation) -> SourceLocation {
    switch member.member {
    case .property(let index): location(of: properties(of: member.type)[index].nameOffset, in: member.type)
    case .method(let index): location(of: methods(of: member.type)[index].nameOffset, in: member.type)
    }
  }

  /// The location of a type's name.
  func location(of type: Reference) -> SourceLocation { location(of: self[type].nameOffset, in: type) }

  func property(_ member: MemberLocation) -> PropertyDeclaration? {
    guard case .property(let index) = member.member else { return nil }
    return properties(of: member.type)[index]
  }

  /// Whether a member is a computed property without a setter, and overrides none that may have one.
  func isReadOnly(_ member: MemberLocation) -> Bool {
    guard let modifiers = property(member)?.modifiers else { return false }
    return modifiers.contains(.readOnly) && !modifiers.contains(.override)
  }

  /// Whether a source that isn't understood may declare a member with a name.
  package func mayDeclare(_ name: String) -> Bool {
    hasDoubtfulFiles && files.contains { $0.doubt != nil && $0.mentions(name) }
  }
}

extension SourceFile {
  /// Where a byte is.
  func location(of offset: Int) -> SourceLocation {
    let position = position(of: offset)
    return SourceLocation(file: path, line: position.line, column: position.column)
  }

  /// Where the identifier of a call is, or its label if it isn't a literal.
  func location(of use: ReuseIdentifierUse) -> SourceLocation {
    if case .literal(let literal) = use.identifier { return location(of: literal.offset) }
    return location(of: use.offset)
  }
}
