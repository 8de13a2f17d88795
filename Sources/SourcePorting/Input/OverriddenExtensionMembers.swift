import SourceDeclarations

/// The members that extensions of UIKit's classes declare, and that classes of the sources override.
struct OverriddenExtensionMembers {
  typealias Reference = Declarations.Reference
  typealias Member = ExtensionOverrides.Member

  /// A member of an extension, and the classes and extensions of the sources that override it.
  struct Override {
    var reference: Reference
    var member: Member
    var overriders: [(reference: Reference, member: Member)]
  }

  private(set) var overrides: [Override] = []

  init(_ set: SourceSet) {
    var overriding: [String: [(reference: Reference, member: Member)]] = [:]
    for reference in set.references where set.className(of: reference) != nil {
      for member in Self.members(of: set[reference]) where member.modifiers.contains(.override) {
        overriding[member.key, default: []].append((reference, member))
      }
    }
    for reference in set.references where set[reference].kind == .extension && set.className(of: reference) == nil {
      for member in Self.members(of: set[reference]) where !member.modifiers.contains(.override) {
        let overriders = (overriding[member.key] ?? []).filter { overrider in
          guard overrider.member.isTypeMember == member.isTypeMember else { return false }
          let name = set.className(of: overrider.reference)
          return name.map { set.declarations.superclassChain(of: $0) }?.isKind(of: set[reference].fullName) == true
        }
        guard !overriders.isEmpty else { continue }
        overrides.append(Override(reference: reference, member: member, overriders: overriders))
      }
    }
  }

  static func members(of type: TypeDeclaration) -> [Member] {
    type.methods.filter { $0.kind == .method }.map { Member(method: $0) }
      + type.properties.filter(\.isComputed).map { Member(property: $0) }
  }

  /// Whether a member overrides a member that an extension adds to a UIKit class.
  func contains(_ member: Member, of reference: Reference) -> Bool {
    overrides.contains { $0.overriders.contains { $0.reference == reference && $0.member.key == member.key } }
  }
}
