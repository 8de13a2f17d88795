/// Finds classes that are listed as two things that no class can be at once: a table's cell and a collection's, for
/// one.
enum TwoKinds {
  /// What a class inherits from, as far as entries say it.
  private enum Base: String {
    case tableCell = "a table's cell"
    case headerOrFooter = "a table's header or footer"
    case collectionView = "a collection's cell or supplementary view"
    case controller = "a scene's controller"
  }

  static func diagnostics(for model: ReuseModel) -> [Diagnostic] {
    var listed: [(entry: any ManifestEntry, base: Base)] = []
    for cell in model.cells { listed.append((cell.entry, cell.container == .table ? .tableCell : .collectionView)) }
    for view in model.views {
      if let base = base(of: view.role) { listed.append((view.entry, base)) }
    }
    for scene in model.scenes { listed.append((scene.entry, .controller)) }
    var first: [TypeName: (entry: any ManifestEntry, base: Base)] = [:]
    var diagnostics: [Diagnostic] = []
    for (entry, base) in listed {
      guard let other = first[entry.type.value] else {
        first[entry.type.value] = (entry, base)
        continue
      }
      if other.base == base { continue }
      diagnostics.append(
        .error(
          "\(entry.type.value.text) is \(base.rawValue) here and \(other.base.rawValue) elsewhere, and no class is both; "
            + "correct one of them",
          at: entry.type.location,
          rule: ManifestRule.value,
          notes: [.init("elsewhere", at: other.entry.type.location)]
        )
      )
    }
    return diagnostics
  }

  /// nil: a view that stands alone can be any.
  private static func base(of role: ReuseModel.View.Role) -> Base? {
    switch role {
    case .headerOrFooter: .headerOrFooter
    case .supplementary: .collectionView
    case .standalone: nil
    }
  }
}
