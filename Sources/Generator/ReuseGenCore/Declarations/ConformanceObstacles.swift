package import ReuseGenDeclarations

/// Finds what keeps classes from being made to conform: a conformance, or a member that it would add, which the class,
/// a superclass, a protocol or an extension already has.
package struct ConformanceObstacles {
  private let declarations: Declarations
  private let superclasses: Superclasses
  /// Whether an alias composes a mixin with other types, so that any file may have a conformance.
  private let composesMixins: Bool
  /// The obstacles that are known, by the members of conformances.
  private let known = KnownObstacles()

  package init(declarations: Declarations) {
    self.declarations = declarations
    superclasses = Superclasses(declarations)
    let compositions = declarations.files.flatMap(\.typeAliases).map(\.type).filter { $0.flags.contains(.composition) }
    composesMixins = compositions.contains { ReusableConformance.protocols.contains(where: $0.text.contains) }
  }

  /// A type and one of its members or conformances: "conforms to Reusable", "declares nib".
  private struct Obstacle {
    var type: String
    var isConformance: Bool
    var name: String
  }

  private final class KnownObstacles {
    var ofClasses: [Set<String>: InheritedValues<Obstacle>] = [:]
    var ofProtocols: [Set<String>: InheritedValues<Obstacle>] = [:]
  }

  /// The first type of the sources that has the name of a mixin, so that no conformance can name the mixin.
  package var hidingType: String? {
    ReusableConformance.protocols.sorted().first { declarations.fullName(named: $0) == $0 }
  }

  /// Why an entry has `"conformances": false`; `nil` if its class can be made to conform.
  ///
  /// - Parameters:
  ///   - name: The full name of the class.
  ///   - members: The static members that the conformance adds.
  ///   - includesProtocols: Whether conformances and properties of protocols count, which the compiler accepts beside
  ///     those of the class. A method that an own protocol has, too, always counts, because calls would be ambiguous.
  package func reason(forClass name: String, adding members: Set<String>, includesProtocols: Bool = true) -> String? {
    let ofClasses = known.ofClasses[members] ?? InheritedValues()
    known.ofClasses[members] = ofClasses
    func ofClass(_ type: String) -> Obstacle? {
      ofClasses.value(of: type, own: { self.obstacle(in: $0, members) }, next: superclasses.name)
    }
    // That of a superclass stays if the class gives up its own.
    let own = superclasses.name(after: name).flatMap(ofClass) ?? ofClass(name)
    // Members of the classes take precedence over those of their protocols.
    let methods = ReusableConformance.methods(with: members)
    let inProtocols = includesProtocols ? members.union(methods) : methods
    let ofProtocols = known.ofProtocols[inProtocols] ?? InheritedValues()
    known.ofProtocols[inProtocols] = ofProtocols
    func ofProtocol() -> Obstacle? {
      let own = { obstacle(inProtocolsOf: $0, inProtocols, countsConformances: includesProtocols) }
      return ofProtocols.value(of: name, own: own, next: superclasses.name)
    }
    guard let found = own ?? ofProtocol() else { return nil }
    let isOwn = found.type == name
    if found.isConformance {
      return isOwn
        ? "it already conforms to \(found.name)" : "it already conforms to \(found.name), as \(found.type) does"
    }
    return isOwn ? "it already declares \(found.name)" : "\(found.type) already declares \(found.name)"
  }

  /// The obstacle in a type itself, or in its extensions.
  private func obstacle(in name: String, _ members: Set<String>, countsConformances: Bool = true) -> Obstacle? {
    for reference in declarations.references(to: name)
    where composesMixins || declarations.files[reference.file].mayHaveConformances {
      let type = declarations[reference]
      let mixins = ReusableConformance.protocols
      let inherited = countsConformances ? type.inherited.map(\.name).flatMap(withoutAlias) : []
      if let mixin = inherited.first(where: { mixins.contains(QualifiedName($0).last) }) {
        return Obstacle(type: name, isConformance: true, name: mixin)
      }
      if let member = ReusableConformance.member(of: type, in: members) {
        return Obstacle(type: name, isConformance: false, name: member)
      }
    }
    return nil
  }

  /// The types that an alias composes, as `typealias Cell = UITableViewCell & Reusable` does; the name if it is none.
  private func withoutAlias(_ name: String) -> [String] {
    guard let type = declarations.alias(name)?.type, type.flags.contains(.composition) else { return [name] }
    return type.text.split { $0 == "&" || $0.isWhitespace }.map(String.init)
  }

  private func obstacle(
    inProtocolsOf name: String,
    _ members: Set<String>,
    countsConformances: Bool
  ) -> Obstacle? {
    var protocols = protocols(of: name)
    var seen: Set<String> = []
    // Those that a protocol inherits are appended as they are found.
    var index = 0
    while index < protocols.count {
      defer { index += 1 }
      guard seen.insert(protocols[index]).inserted else { continue }
      if let found = obstacle(in: protocols[index], members, countsConformances: countsConformances) { return found }
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

  /// The classes that have one of the conformances or members, by the names of their superclasses.
  package var conformingSubclasses: [String: [String]] {
    var subclasses: [String: [String]] = [:]
    var seen: Set<String> = []
    for file in declarations.files where file.mayHaveConformances {
      for type in file.types where ReusableConformance.isIn(type) {
        guard let name = declarations.fullName(named: type.fullName), declarations.isClass(name),
          seen.insert(name).inserted
        else { continue }
        for superclass in declarations.superclassChain(of: name).classes.dropFirst() {
          subclasses[superclass, default: []].append(name)
        }
      }
    }
    return subclasses
  }
}
