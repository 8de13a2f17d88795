import ReuseGenDeclarations

/// The sources, and the analyses of them that several edits share.
struct PortContext: Sendable {
  let set: SourceSet
  /// The properties that hold `AnyObject`.
  let anyObjectProperties: AnyObjectProperties
  /// The optional methods that get a property, which tells whether they are implemented.
  let implementedMethods: ImplementedMethods
  let addedOptionalMethods: AddedOptionalMethods
  let overriddenExtensionMembers: OverriddenExtensionMembers

  init(_ set: SourceSet) {
    self.set = set
    anyObjectProperties = AnyObjectProperties(set)
    implementedMethods = ImplementedMethods(set)
    addedOptionalMethods = AddedOptionalMethods(set)
    overriddenExtensionMembers = OverriddenExtensionMembers(set)
  }
}
