/// Fills in what the manifest leaves out, and says what cannot be filled in.
package enum ModelBuilder {
  package static func build(_ manifest: Manifest) -> (model: ReuseModel, diagnostics: [Diagnostic]) {
    var model = ReuseModel()
    var diagnostics: [Diagnostic] = []
    model.cells = manifest.cells.map(cell)
    for entry in manifest.views {
      let (view, problems) = view(entry)
      model.views.append(view)
      diagnostics += problems
    }
    model.scenes = manifest.scenes.map { entry in
      ReuseModel.Scene(
        entry: entry, storyboard: entry.storyboard?.value ?? entry.type.value.last, identifier: entry.identifier?.value)
    }
    return (model, diagnostics)
  }

  private static func cell(_ entry: CellEntry) -> ReuseModel.Cell {
    let source: ViewSource =
      if let storyboard = entry.storyboard {
        .prototype(storyboard: storyboard.value)
      } else if let nib = entry.nib {
        .nib(nib.value.name(for: entry.type.value))
      } else {
        .code
      }
    return ReuseModel.Cell(entry: entry, container: entry.container?.value ?? .table, source: source)
  }

  private static func view(_ entry: ViewEntry) -> (ReuseModel.View, [Diagnostic]) {
    var problems: [Diagnostic] = []
    func report(_ message: String, at place: SourcePlace) {
      problems.append(.error(message, at: place, rule: ManifestRule.value))
    }
    let role: ReuseModel.View.Role
    switch (entry.container?.value, entry.kind) {
    case (.table, _): role = .headerOrFooter
    // Only collection views know kinds, so a kind says where the view stands.
    case (.collection, let kind?), (nil, let kind?): role = .supplementary(kind: elementKind(kind.value))
    case (.collection, nil):
      role = .supplementary(kind: "")
      report(
        "a view in a collection needs its \"kind\": \"header\", \"footer\" or the element kind of its layout",
        at: entry.place)
    case (nil, nil):
      role = .standalone
      if entry.nib == nil {
        report("a view outside of tables and collections needs its nib: add \"nib\": true, or \"in\"", at: entry.place)
      }
      if let identifier = entry.identifier {
        report(
          "a view outside of tables and collections is not recycled and has no \"identifier\"; remove it, or add \"in\"",
          at: identifier.place)
      }
    }
    return (ReuseModel.View(entry: entry, role: role, nib: entry.nib?.value.name(for: entry.type.value)), problems)
  }

  /// The manifest's short words stand for UIKit's own kinds, `UICollectionView.elementKindSectionHeader` and
  /// `…Footer`, whose values storyboards and layouts hold as well.
  private static func elementKind(_ word: String) -> String {
    switch word {
    case "header": "UICollectionElementKindSectionHeader"
    case "footer": "UICollectionElementKindSectionFooter"
    default: word
    }
  }
}
