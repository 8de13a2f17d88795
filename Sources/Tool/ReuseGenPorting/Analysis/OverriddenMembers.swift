import ReuseGenDeclarations

/// The members of classes that a subclass in the sources overrides.
struct OverriddenMembers {
  private let set: SourceSet
  /// The names of overridden members by class.
  private var overridden: [String: Set<String>] = [:]

  init(_ set: SourceSet) {
    self.set = set
    for reference in set.references {
      guard let name = set.className(of: reference) else { continue }
      let names = set[reference].declaredMembers.filter { $0.modifiers.contains(.override) }.map(\.key)
      guard !names.isEmpty else { continue }
      for ancestor in set.ancestors(of: name) { overridden[ancestor, default: []].formUnion(names) }
    }
  }

  func contains(_ member: String, ofExtension reference: Declarations.Reference) -> Bool {
    set.className(of: reference).map { overridden[$0]?.contains(member) ?? false } ?? false
  }
}
