import SourceDeclarations

/// The classes of the sources that declare a member.
struct MemberOwners {
  private var names: [String: Set<String>] = [:]
  private let set: SourceSet

  init(_ set: SourceSet) {
    self.set = set
    for reference in set.references {
      let type = set[reference]
      let owner: String
      switch type.kind {
      case .class, .extension: owner = set.className(of: reference) ?? type.fullName
      case .protocol where type.attributes.contains("objc"): owner = "any \(type.fullName)"
      default: continue
      }
      for method in type.methods where method.kind == .method && !method.isTypeMember {
        names[method.baseName, default: []].insert(owner)
      }
      for property in type.properties where !property.isTypeMember {
        names[property.name, default: []].insert(owner)
      }
    }
  }

  /// The classes that declare a member, without their subclasses; an Objective-C protocol instead of them.
  func owners(of member: String) -> [String] {
    let found = names[member] ?? []
    let protocols = found.filter { $0.hasPrefix("any ") }
    if !protocols.isEmpty { return protocols.sorted() }
    return found.filter { found.isDisjoint(with: set.ancestors(of: $0)) }.sorted()
  }
}
