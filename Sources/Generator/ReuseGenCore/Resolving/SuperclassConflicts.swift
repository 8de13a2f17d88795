/// Finds classes that are listed in two roles that no class can have at once, such as a table's cell and a
/// collection's.
enum SuperclassConflicts {
  /// The kind of class that an entry implies.
  private enum Superclass: String {
    case tableCell = "a table's cell"
    case headerOrFooter = "a table's header or footer"
    case collectionView = "a collection's cell or supplementary view"
    case controller = "a scene's controller"
  }

  static func diagnostics(for resolved: ResolvedManifest) -> [Diagnostic] {
    var listed: [(type: Located<TypeName>, superclass: Superclass)] = []
    for cell in resolved.cells {
      listed.append((cell.entry.type, cell.container == .table ? .tableCell : .collectionView))
    }
    for view in resolved.views {
      if let superclass = superclass(for: view.role) { listed.append((view.entry.type, superclass)) }
    }
    for scene in resolved.scenes { listed.append((scene.entry.type, .controller)) }
    var firstByType: [TypeName: Int] = [:]
    return listed.indices.compactMap { index in
      let (type, superclass) = listed[index]
      guard let first = firstByType[type.value] else {
        firstByType[type.value] = index
        return nil
      }
      let other = listed[first]
      if other.superclass == superclass { return nil }
      return .error(
        "\(type.value.text) is \(superclass.rawValue) here and \(other.superclass.rawValue) elsewhere, and no class is "
          + "both; correct one of them",
        at: type.location,
        rule: ManifestRule.value,
        notes: [.init("elsewhere", at: other.type.location)]
      )
    }
  }

  /// `nil`: a view that isn't recycled can be any.
  private static func superclass(for role: ResolvedView.Role) -> Superclass? {
    switch role {
    case .headerOrFooter: .headerOrFooter
    case .supplementary: .collectionView
    case .standalone: nil
    }
  }
}
