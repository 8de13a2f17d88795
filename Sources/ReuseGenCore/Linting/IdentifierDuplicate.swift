/// What: two entries of one container share a reuse identifier and have different classes.
/// Why: an identifier leads to what was registered last; the other entry's cells would be of the wrong class.
/// How to mend: give one of the entries its own "identifier".
///
/// Entries that code registers may all meet in one table or collection. A prototype stands in its own only.
enum IdentifierDuplicate: Check {
  static let rule = Rule.identifierDuplicate

  static func findings(in examination: Examination) -> [Finding] {
    var first: [Key: any ManifestEntry] = [:]
    return entries(examination).compactMap { key, entry in
      guard let other = first[key] else {
        first[key] = entry
        return nil
      }
      let module = examination.classes.module
      guard other.type.value.within(module) != entry.type.value.within(module) else { return nil }
      return Finding(
        "\(entry.type.value.text) and \(other.type.value.text) share the reuse identifier \(quoted(key.identifier)) "
          + "in one \(key.container.rawValue); give one of them its own",
        at: entry.identifierLocation,
        notes: [.init("the other entry", at: other.identifierLocation)]
      )
    }
  }

  private struct Key: Hashable {
    var container: Container
    /// What is looked up apart: cells, headers and footers, each kind of supplementary view, each storyboard's table.
    var family: String
    var identifier: String
  }

  private static func entries(_ examination: Examination) -> [(Key, any ManifestEntry)] {
    var entries: [(Key, any ManifestEntry)] = []
    let uses = Dictionary(
      examination.prototypes.map { ($0.entry.location, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for cell in examination.model.cells {
      var family = "cell"
      if case .prototype(let storyboard) = cell.source {
        guard let table = uses[cell.entry.location].flatMap(table) else { continue }
        family = "cell of \(storyboard) \(table)"
      }
      entries.append(
        (Key(container: cell.container, family: family, identifier: cell.entry.reuseIdentifier), cell.entry)
      )
    }
    for view in examination.model.views where view.storyboard == nil {
      switch view.role {
      case .standalone: continue
      case .headerOrFooter:
        entries.append((Key(container: .table, family: "header", identifier: view.entry.reuseIdentifier), view.entry))
      case .supplementary(let kind):
        let key = Key(container: .collection, family: "kind \(kind)", identifier: view.entry.reuseIdentifier)
        entries.append((key, view.entry))
      }
    }
    return entries
  }

  /// What tells the table or collection of a prototype from others; nil where the prototype is not found.
  private static func table(of use: PrototypeUse) -> String? {
    guard let (document, match) = use.matches.first, let prototype = match.object else { return nil }
    return "\(document.path) \(prototype.container?.id ?? "")"
  }
}
