import ReuseGenDeclarations

/// The members that extensions of UIKit's classes declare, and that classes of the sources override.
struct OverriddenExtensionMembers {
  typealias Reference = Declarations.Reference
  typealias Member = DeclaredMember

  /// A member of an extension, and the classes and extensions of the sources that override it.
  struct Override {
    var reference: Reference
    var member: Member
    var overriders: [(reference: Reference, member: Member)]
  }

  private(set) var overrides: [Override] = []
  /// The names of the overriding members, by the class or extension that declares them.
  private var overriding: [Reference: Set<String>] = [:]

  init(_ set: SourceSet) {
    var candidates: [String: [(reference: Reference, member: Member)]] = [:]
    for reference in set.references where set.className(of: reference) != nil {
      for member in Self.members(of: set[reference]) where member.modifiers.contains(.override) {
        candidates[member.key, default: []].append((reference, member))
      }
    }
    for reference in set.references where set[reference].kind == .extension && set.className(of: reference) == nil {
      for member in Self.members(of: set[reference]) where !member.modifiers.contains(.override) {
        let overriders = (candidates[member.key] ?? []).filter { overrider in
          guard overrider.member.isTypeMember == member.isTypeMember else { return false }
          let name = set.className(of: overrider.reference)
          return name.map { set.superclassChain(of: $0) }?.isKind(of: set[reference].fullName) == true
        }
        guard !overriders.isEmpty else { continue }
        for overrider in overriders { overriding[overrider.reference, default: []].insert(member.key) }
        overrides.append(Override(reference: reference, member: member, overriders: overriders))
      }
    }
  }

  static func members(of type: TypeDeclaration) -> [Member] {
    type.declaredMembers.filter { $0.method?.kind == .method || $0.property?.isComputed ?? false }
  }

  /// Whether a member overrides a member that an extension adds to a UIKit class.
  func contains(_ member: Member, of reference: Reference) -> Bool {
    overriding[reference]?.contains(member.key) ?? false
  }
}
