/// The names of classes in the catalog's expressions.
///
/// A member hides a class with its name: the compiler reports a circular reference for
/// `enum Cells { static let Same = ReuseIdentifier<Same>("Same") }`. For such a class, the file declares an alias.
struct CatalogTypes {
  /// A second name for a class, or for the type around it.
  struct Alias: Sendable {
    var name: String
    var type: String
  }

  private let hidden: Set<String>
  /// The names that an alias can't have: those of every class and member.
  private let taken: Set<String>

  init(_ resolved: ResolvedManifest, segueNames: SegueNames) {
    let types =
      resolved.manifest.entries.map(\.type.value)
      + resolved.segues.flatMap { [$0.source] + [$0.destination].compactMap { $0 } }
    let heads = Set(types.map { $0.components[0] })
    let names = resolved.cells.map(\.name) + resolved.views.map(\.name) + resolved.scenes.map(\.name)
    let groups = resolved.manifest.cells.flatMap(\.groups) + resolved.manifest.views.flatMap(\.groups)
    let members = names.map(\.base) + segueNames.all + groups.map(\.value)
    hidden = heads.intersection(members)
    taken = heads.union(members)
  }

  var aliases: [Alias] { hidden.sorted().map { Alias(name: alias(of: $0), type: $0) } }

  func name(of type: TypeName) -> String {
    guard let head = type.components.first, hidden.contains(head) else { return type.text }
    return ([alias(of: head)] + type.components.dropFirst()).joined(separator: ".")
  }

  private func alias(of head: String) -> String {
    var alias = head + "Type"
    while taken.contains(alias) { alias += "Type" }
    return alias
  }
}
