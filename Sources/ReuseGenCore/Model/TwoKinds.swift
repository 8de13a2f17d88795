/// Finds classes that are listed as two things that no class can be at once: a table's cell and a collection's, for one.
enum TwoKinds {
  /// What a class inherits from, as far as entries say it.
  private enum Base: String {
    case tableCell = "a table's cell"
    case headerOrFooter = "a table's header or footer"
    case collectionView = "a collection's cell or supplementary view"
    case controller = "a scene's controller"
  }

  static func diagnostics(for model: ReuseModel) -> [Diagnostic] {
    let cells = model.cells.map { ($0.entry as any ManifestEntry, base(of: $0)) }
    let views = model.views.compactMap { view in base(of: view).map { (view.entry as any ManifestEntry, $0) } }
    let scenes = model.scenes.map { ($0.entry as any ManifestEntry, Base.controller) }
    var first: [TypeName: (entry: any ManifestEntry, base: Base)] = [:]
    return (cells + views + scenes).compactMap { entry, base in
      guard let other = first[entry.type.value] else {
        first[entry.type.value] = (entry, base)
        return nil
      }
      guard other.base != base else { return nil }
      return .error(
        "\(entry.type.value.text) is \(base.rawValue) here and \(other.base.rawValue) elsewhere, and no class is both; "
          + "correct one of them",
        at: entry.type.place, rule: ManifestRule.value, notes: [.init("elsewhere", at: other.entry.type.place)])
    }
  }

  private static func base(of cell: ReuseModel.Cell) -> Base {
    cell.container == .table ? .tableCell : .collectionView
  }

  /// nil: a view that stands alone can be any.
  private static func base(of view: ReuseModel.View) -> Base? {
    switch view.role {
    case .headerOrFooter: .headerOrFooter
    case .supplementary: .collectionView
    case .standalone: nil
    }
  }
}
