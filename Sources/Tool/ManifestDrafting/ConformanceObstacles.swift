import ReuseGenCore
import SourceDeclarations

/// Finds what keeps classes from being made to conform: a conformance, or a member that it would add, which the class,
/// a superclass, a protocol or an extension already has.
struct ConformanceObstacles {
  private let declarations: Declarations
  private let superclasses: Superclasses
  /// The obstacles that are known, by the members of conformances.
  private let known = KnownObstacles()

  init(declarations: Declarations) {
    self.declarations = declarations
    superclasses = Superclasses(declarations)
  }

  /// A type and one of its members or conformances: "conforms to Reusable", "declares nib".
  private struct Obstacle {
    var type: String
    var isConformance: Bool
    var name: String
  }

  private final class KnownObstacles {
    var byMembers: [Set<String>: (ofClasses: InheritedValues<Obstacle>, ofProtocols: InheritedValues<Obstacle>)] = [:]
  }

  private static let mixins: Set<String> = [
    "Reusable", "NibReusable", "NibLoadable", "NibOwnerLoadable", "StoryboardBased", "StoryboardSceneBased",
  ]

  /// The first type of the sources that has the name of a mixin, so that no conformance can name the mixin.
  var hidingType: String? { Self.mixins.sorted().first { declarations.fullName(named: $0) == $0 } }

  /// Why an entry has `"conformances": false`; `nil` if its class can be made to conform.
  func reason(for entry: DraftEntry, named name: String) -> String? {
    let members = Self.members(of: entry)
    let known = known.byMembers[members] ?? (InheritedValues(), InheritedValues())
    self.known.byMembers[members] = known
    let ofClass = known.ofClasses.value(of: name, own: { obstacle(in: $0, members) }, next: superclasses.name)
    // Members of the classes take precedence over those of their protocols.
    let found =
      ofClass
      ?? known.ofProtocols.value(of: name, own: { obstacle(inProtocolsOf: $0, members) }, next: superclasses.name)
    guard let found else { return nil }
    let isOwn = found.type == name
    if found.isConformance {
      return isOwn
        ? "it already conforms to \(found.name)" : "it already conforms to \(found.name), as \(found.type) does"
    }
    return isOwn ? "it already declares \(found.name)" : "\(found.type) already declares \(found.name)"
  }

  /// The obstacle in a type itself, or in its extensions.
  private func obstacle(in name: String, _ members: Set<String>) -> Obstacle? {
    for reference in declarations.references(to: name) {
      let type = declarations[reference]
      if let mixin = type.inherited.first(where: { Self.mixins.contains(QualifiedName($0.name).last) }) {
        return Obstacle(type: name, isConformance: true, name: mixin.name)
      }
      if let member = Self.member(of: type, in: members) {
        return Obstacle(type: name, isConformance: false, name: member)
      }
    }
    return nil
  }

  private func obstacle(inProtocolsOf name: String, _ members: Set<String>) -> Obstacle? {
    var protocols = protocols(of: name)
    var seen: Set<String> = []
    // Those that a protocol inherits are appended as they are found.
    var index = 0
    while index < protocols.count {
      defer { index += 1 }
      guard seen.insert(protocols[index]).inserted else { continue }
      if let found = obstacle(in: protocols[index], members) { return found }
      protocols += self.protocols(of: protocols[index])
    }
    return nil
  }

  /// The protocols of the sources that a type's declarations name.
  private func protocols(of name: String) -> [String] {
    declarations.references(to: name).flatMap { declarations[$0].inherited }.map(\.name).filter { name in
      declarations.references(to: name).contains { declarations[$0].kind == .protocol }
    }
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
}
