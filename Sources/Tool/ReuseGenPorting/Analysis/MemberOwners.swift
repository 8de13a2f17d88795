import ReuseGenDeclarations

/// The classes of the sources that declare a member.
struct MemberOwners {
  /// The type that declares a member.
  private enum Owner: Hashable {
    case `class`(String)
    /// A protocol with the attribute `@objc`.
    case `protocol`(String)
  }

  private var names: [String: Set<Owner>] = [:]
  private let set: SourceSet

  init(_ set: SourceSet) {
    self.set = set
    for reference in set.references {
      let type = set[reference]
      let owner: Owner
      switch type.kind {
      case .class, .extension: owner = .class(set.className(of: reference) ?? type.fullName)
      case .protocol where type.attributes.contains("objc"): owner = .protocol(type.fullName)
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

  /// The types that declare a member, as Swift writes them: classes without their subclasses, or the protocols of
  /// Objective-C instead of classes.
  func owners(of member: String) -> [String] {
    var (classes, protocols): (Set<String>, [String]) = ([], [])
    for owner in names[member] ?? [] {
      switch owner {
      case .class(let name): classes.insert(name)
      case .protocol(let name): protocols.append("any \(name)")
      }
    }
    if !protocols.isEmpty { return protocols.sorted() }
    return classes.filter { classes.isDisjoint(with: set.ancestors(of: $0)) }.sorted()
  }
}
