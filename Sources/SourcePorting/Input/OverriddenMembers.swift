import SourceDeclarations

/// The members of extensions that a subclass in the sources overrides.
struct OverriddenMembers {
  private let set: SourceSet
  /// The names of overriding members by the class that has them.
  private var overriding: [String: Set<String>] = [:]
  /// The subclasses of each class.
  private var subclasses: [String: Set<String>] = [:]

  init(_ set: SourceSet) {
    self.set = set
    for reference in set.references {
      guard let name = set.className(of: reference) else { continue }
      let type = set[reference]
      let names =
        type.methods.filter { $0.modifiers.contains(.override) }.map(\.name)
        + type.properties.filter { $0.modifiers.contains(.override) }.map(\.name)
      guard !names.isEmpty else { continue }
      overriding[name, default: []].formUnion(names)
      for ancestor in set.ancestors(of: name) { subclasses[ancestor, default: []].insert(name) }
    }
  }

  func contains(_ member: String, ofExtension reference: Declarations.Reference) -> Bool {
    guard let name = set.className(of: reference), let subclasses = subclasses[name] else { return false }
    return subclasses.contains { overriding[$0]?.contains(member) ?? false }
  }
}
