extension UICollectionViewCell {
  /// How the cell is shown in a list; `nil` in other layouts.
  package var rowLook: RowLook? {
    guard let (list, view, item) = listPlace else { return nil }
    switch list.appearance {
    case .plain, .sidebarPlain: return RowLook(background: .systemBackground)
    case .sidebar: return RowLook(background: .clear)
    case .grouped: return RowLook(background: .secondarySystemGroupedBackground)
    case .insetGrouped:
      // A header that is an item is above the group.
      let first = list.headerMode == .firstItemInSection ? 1 : 0
      if item.item < first { return RowLook(background: .clear) }
      return RowLook(
        background: .secondarySystemGroupedBackground,
        roundsTop: item.item == first,
        roundsBottom: item.item == view.elementCount(inSection: item.section) - 1
      )
    }
  }

  /// Whether a list shows a separator below the cell. None is below the last row of an inset group.
  var hasSeparator: Bool {
    guard let (list, _, _) = listPlace, list.showsSeparators else { return false }
    return rowLook?.roundsBottom == false
  }

  private var listPlace: (list: UICollectionLayoutListConfiguration, view: UICollectionView, item: IndexPath)? {
    guard let view = superview as? UICollectionView, let item = view.indexPath(for: self),
      let list = view.list(ofSection: item.section)
    else { return nil }
    return (list, view, item)
  }
}

extension UICollectionView {
  /// The list that a section is; `nil` in other layouts.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.sections.indices.contains(section)
    else { return nil }
    return layout.sections[section].definition.list
  }

  /// Draws the background of a list unless the view has one.
  func drawBackground(on canvas: any Canvas, in bounds: CGRect) {
    guard backgroundColor == nil, backgroundView == nil, let list = list(ofSection: 0) else { return }
    let isGrouped = list.appearance == .grouped || list.appearance == .insetGrouped
    canvas.rect(bounds, fill: list.backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground))
  }
}
