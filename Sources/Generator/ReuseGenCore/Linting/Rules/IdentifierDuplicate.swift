enum IdentifierDuplicate: DocumentRule {
  static let name = "identifier-duplicate"
  static let effect = RuleEffect.use
  static let summary = "Two entries of one container share a reuse identifier and have different classes."
  static let discussion = """
    Entries that code registers can all be in one table or collection. A prototype is in its own only.
    """
  static let rationale = """
    An identifier leads to what was registered last; the other entry's views would have the wrong class.
    """
  static let fix = "Give one of the entries its own `identifier`."
  static let example = """
    A table can't recycle both:

        { "cells": ["PersonCell", { "type": "PlaceCell", "identifier": "PersonCell" }] }
    """

  static func findings(in context: LintContext) -> [Finding] {
    var first: [Key: any ManifestEntry] = [:]
    let module = context.resolved.module
    return entries(context.resolved).compactMap { key, entry in
      guard let other = first[key] else {
        first[key] = entry
        return nil
      }
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
    /// A group of its own in lookups: cells, headers and footers, a kind of supplementary view, a storyboard's table.
    var family: String
    var identifier: String
  }

  private static func entries(_ resolved: ResolvedManifest) -> [(Key, any ManifestEntry)] {
    let cells = resolved.cells.compactMap { cell -> (Key, any ManifestEntry)? in
      var family = "cell"
      if let storyboard = cell.source.storyboard {
        guard let table = storyboard.prototypes.first.flatMap(table) else { return nil }
        family = "cell of \(storyboard.name) \(table)"
      }
      return (Key(container: cell.container, family: family, identifier: cell.entry.reuseIdentifier), cell.entry)
    }
    let views = resolved.views.compactMap { view -> (Key, any ManifestEntry)? in
      guard view.source.storyboard == nil else { return nil }
      let identifier = view.entry.reuseIdentifier
      return switch view.role {
      case .standalone: nil
      case .headerOrFooter: (Key(container: .table, family: "header", identifier: identifier), view.entry)
      case .supplementary(let kind):
        (Key(container: .collection, family: "kind \(kind)", identifier: identifier), view.entry)
      }
    }
    return cells + views
  }

  /// The value that distinguishes a prototype's table or collection from others; `nil` if the prototype isn't found.
  private static func table(of prototype: ResolvedPrototype) -> String? {
    guard let version = prototype.versions.first, let object = version.match.object else { return nil }
    return "\(version.document.path) \(object.container?.id ?? "")"
  }
}
