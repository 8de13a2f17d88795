/// The names by which generated code refers to classes and to the catalog.
///
/// A member hides a type with its name: the compiler reports a circular reference for
/// `enum Cells { static let Same = ReuseIdentifier<Same>("Same") }`, and takes `frame` for the property in an extension
/// of a view. For a type that may be hidden, the file declares an alias.
final class CatalogTypes: Sendable {
  // Accessors share it, and make expressions from it when they are rendered.

  /// A second name for a class, for the type around it, or for the catalog.
  struct Alias: Sendable {
    var name: String
    var type: String
    var access: AccessLevel
    var availability = Availability()
  }

  /// The name of the catalog in expressions.
  let catalog: String
  let aliases: [Alias]
  /// The names of the aliases by the first parts of the names of types.
  private let names: [String: String]

  init(_ resolved: ResolvedManifest, segueNames: SegueNames) {
    let manifest = resolved.manifest
    let listed = resolved.entries.map(\.writtenType)
    let types = listed + resolved.segues.flatMap { [$0.source] + [$0.destination].compactMap { $0 } }
    let modules = Set(manifest.imports + [resolved.module].compactMap { $0 })
    // A module's name isn't a type's, and can't have an alias.
    let heads = Set(
      types.filter { !$0.isNested || !modules.contains($0.head) }.map(\.head)
    )
    let entryNames = resolved.cells.map(\.name) + resolved.views.map(\.name) + resolved.scenes.map(\.name)
    let groups = manifest.cells.flatMap(\.groups) + manifest.views.flatMap(\.groups)
    let members = Set(entryNames.map(\.base) + segueNames.all + groups.map(\.value))
    // A class hides the types around it with types in it.
    let repeated = Set(types.filter { $0.isNested && $0.components.dropFirst().contains($0.head) }.map(\.head))
    // Those of every class and member.
    var taken = Set(types.flatMap(\.components)).union(members).union([manifest.namespace.value])
    func unused(_ name: String, _ ending: String) -> String {
      var alias = AccessorName.capitalized(name) + ending
      while !taken.insert(alias).inserted { alias += ending }
      return alias
    }
    let hidden = heads.filter { members.contains($0) || repeated.contains($0) || NameTable.mayBeMember($0) }.sorted()
    names = Dictionary(uniqueKeysWithValues: hidden.map { ($0, unused($0, "Type")) })
    // A class that the manifest doesn't list can be hidden from other modules.
    let listedHeads = Set(listed.map(\.head))
    var aliases = hidden.map { [names] head in
      Alias(
        name: names[head] ?? head,
        type: SwiftIdentifier.type(head),
        access: listedHeads.contains(head) ? manifest.access : .internal,
        availability: TypeName(head).map(resolved.classes.scope.availability) ?? Availability()
      )
    }
    let namespace = manifest.namespace.value
    if NameTable.mayBeMember(namespace) || types.contains(where: { $0.components.contains(namespace) }) {
      catalog = unused(namespace, "Catalog")
      aliases.append(Alias(name: catalog, type: SwiftIdentifier.type(namespace), access: manifest.access))
    } else {
      catalog = SwiftIdentifier.type(namespace)
    }
    self.aliases = aliases
  }

  func name(of type: TypeName) -> String {
    guard let alias = names[type.head] else { return type.code }
    return ([alias] + type.components.dropFirst().map(SwiftIdentifier.type)).joined(separator: ".")
  }
}
