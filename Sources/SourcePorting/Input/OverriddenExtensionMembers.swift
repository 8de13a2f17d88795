import SourceDeclarations

/// The members that extensions of UIKit's classes declare, and that classes of the sources override.
struct OverriddenExtensionMembers {
  typealias Reference = Declarations.Reference
  typealias Member = ExtensionOverrides.Member

  /// A member of an extension, and the classes and extensions of the sources that override it.
  struct Override {
    var reference: Reference
    var member: Member
    var heirs: [(reference: Reference, member: Member)]
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
        let heirs = (overriding[member.key] ?? []).filter { heir in
          guard heir.member.isTypeMember == member.isTypeMember else { return false }
          let name = set.className(of: heir.reference)
          return name.map { set.declarations.superclassChain(of: $0) }?.isKind(of: set[reference].fullName) == true
        }
        if !heirs.isEmpty { overrides.append(Override(reference: reference, member: member, heirs: heirs)) }
      }
    }
  }

  static func members(of type: TypeDeclaration) -> [Member] {
    type.methods.filter { $0.kind == .method }.map { Member(method: $0) }
      + type.properties.filter(\.isComputed).map { Member(property: $0) }
  }

  /// Whether a member overrides one of an extension of a class of UIKit's.
  func contains(_ member: Member, of reference: Reference) -> Bool {
    overrides.contains { $0.heirs.contains { $0.reference == reference && $0.member.key == member.key } }
  }
}
