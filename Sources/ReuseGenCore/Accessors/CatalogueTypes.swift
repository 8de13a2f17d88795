/// How the catalogue's expressions name the classes.
///
/// A member hides a class of its own name: in `enum Cells { static let Same = ReuseIdentifier<Same>("Same") }` the
/// compiler sees a circle. Where that would happen, the file has a second name for the class.
struct CatalogueTypes {
  /// A second name for a class, or for the type in which it is nested.
  struct Alias: Sendable {
    var name: String
    var type: String
  }

  private let hidden: Set<String>
  /// What an alias may not be called: every class and every member.
  private let taken: Set<String>

  init(_ model: ReuseModel, segueNames: SegueNames) {
    let entries: [any ManifestEntry] =
      model.cells.map(\.entry) + model.views.map(\.entry) + model.scenes.map(\.entry)
    let types = entries.map(\.type.value) + model.segues.flatMap { [$0.source] + [$0.destination].compactMap { $0 } }
    let heads = Set(types.map { $0.components[0] })
    let members = entries.map { AccessorName(of: $0).base } + segueNames.all
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
