import SourceDeclarations

/// Finds what keeps classes from being made to conform: a conformance, or a member that it would add, which the class,
/// a superclass, a protocol or an extension already has.
struct ConformanceObstacles {
  let declarations: Declarations

  private static let mixins: Set<String> = [
    "Reusable", "NibReusable", "NibLoadable", "NibOwnerLoadable", "StoryboardBased", "StoryboardSceneBased",
  ]

  /// The first type of the sources that has the name of a mixin, so that no conformance can name the mixin.
  var hidingType: String? { Self.mixins.sorted().first { declarations.fullName(named: $0) == $0 } }

  /// Why an entry has `"conformances": false`; nil if its class can be made to conform.
  func reason(for entry: DraftEntry, named name: String) -> String? {
    let members = Self.members(of: entry)
    let chain = declarations.superclassChain(of: name)
    var types = chain.classes + (chain.knownClass?.chain.map(\.name) ?? [])
    var seen: Set<String> = []
    // Protocols are appended as they are found.
    var index = 0
    while index < types.count {
      defer { index += 1 }
      guard seen.insert(types[index]).inserted else { continue }
      for reference in declarations.references(to: types[index]) {
        let type = declarations[reference]
        if let mixin = type.inherited.first(where: { Self.mixins.contains(Self.lastName($0.name)) }) {
          return types[index] == name
            ? "it already conforms to \(mixin.name)" : "it already conforms to \(mixin.name), as \(types[index]) does"
        }
        if let member = Self.member(of: type, in: members) {
          return types[index] == name
            ? "it already declares \(member)" : "\(types[index]) already declares \(member)"
        }
        types += type.inherited.map(\.name).filter { protocolName in
          declarations.references(to: protocolName).contains { declarations[$0].kind == .protocol }
        }
      }
    }
    return nil
  }

  /// The static members that a conformance adds.
  private static func members(of entry: DraftEntry) -> Set<String> {
    var members: Set<String> = entry.nib == nil ? [] : ["nibName", "nib"]
    switch entry.part {
    case .scenes:
      members.formUnion(entry.identifier == nil ? ["sceneStoryboard"] : ["sceneStoryboard", "sceneIdentifier"])
    case .cells: members.insert("reuseIdentifier")
    case .views: if entry.container != nil { members.insert("reuseIdentifier") }
    }
    return members
  }

  /// A requirement of a protocol isn't a member, but a default in its extension is.
  private static func member(of type: TypeDeclaration, in names: Set<String>) -> String? {
    guard type.kind != .protocol else { return nil }
    if let property = type.properties.first(where: { $0.isTypeMember && names.contains($0.name) }) {
      return property.name
    }
    return type.methods.first { $0.isTypeMember && $0.parameters.isEmpty && names.contains($0.baseName) }?.baseName
  }

  private static func lastName(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
