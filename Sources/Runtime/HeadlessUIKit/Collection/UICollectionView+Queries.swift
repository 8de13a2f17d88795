import HeadlessListModel

extension UICollectionView {
  /// `numberOfSections`, unless a subclass overrides it.
  final var baseNumberOfSections: Int {
    reloadIfNeeded()
    return itemCounts.count
  }

  /// `numberOfItems`, unless a subclass overrides it.
  final func baseNumberOfItems(inSection section: Int) -> Int {
    reloadIfNeeded()
    if itemCounts.indices.contains(section) { return itemCounts[section] }
    // Without a data source there is one section.
    if section == 0, dataSource == nil { return 0 }
    stop(
      "request for number of items in section \(section) when there are only \(itemCounts.count) sections in the "
        + "collection view"
    )
  }

  /// The number of items of a section, as loaded last; 0 if the section doesn't exist.
  func elementCount(inSection section: Int) -> Int {
    reloadIfNeeded()
    return itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  private var shownCells: [(key: ElementKey, cell: UICollectionViewCell)] {
    state.shown.compactMap { key, view in
      key.category == .cell ? (view as? UICollectionViewCell).map { (key, $0) } : nil
    }.sorted { $0.key < $1.key }
  }

  /// Lays out, so that a query finds the cells that a pending layout will show, and says that a device doesn't.
  final func layOut(for query: String) {
    if needsLayout, !list.cycle.isLayingOut {
      warnOnce(
        "\(query) of a \(type(of: self)) was called before a layout, which is made here. A device answers from the last "
          + "layout, so that cells that come into view are missing. Call layoutIfNeeded() first"
      )
    }
    layoutIfNeeded()
  }

  /// `visibleCells`, unless a subclass overrides it.
  final var baseVisibleCells: [UICollectionViewCell] {
    layOut(for: "visibleCells")
    return shownCells.map(\.cell)
  }

  /// `indexPathsForVisibleItems`, unless a subclass overrides it.
  final var baseIndexPathsForVisibleItems: [IndexPath] {
    layOut(for: "indexPathsForVisibleItems")
    return shownCells.map(\.key.position.indexPath)
  }

  /// `indexPath`, unless a subclass overrides it.
  final func baseIndexPath(for cell: UICollectionViewCell) -> IndexPath? {
    state.shown.first { $0.value === cell }?.key.position.indexPath
  }

  /// `supplementaryView`, unless a subclass overrides it.
  final func baseSupplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    layoutIfNeeded()
    return state.shown[ElementKey(category: .supplementaryView, kind: elementKind, position: RowPosition(indexPath))]
  }

  /// `indexPathsForVisibleSupplementaryElements`, unless a subclass overrides it.
  final func baseIndexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layoutIfNeeded()
    return state.shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.sorted()
      .map(\.position.indexPath)
  }

  /// `visibleSupplementaryViews`, unless a subclass overrides it.
  final func baseVisibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layoutIfNeeded()
    return state.shown.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// `indexPathForItem`, unless a subclass overrides it.
  final func baseIndexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    // Nothing is at infinity, and NaN is nowhere.
    guard abs(point.x) < 1e9, abs(point.y) < 1e9 else { return nil }
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return foundAttributes(in: around)?
      .first { $0.representedElementCategory == .cell && seenFrame($0).contains(point) }?.indexPath
  }

  /// `layoutAttributesForItem`, unless a subclass overrides it.
  final func baseLayoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return foundAttributes(ofItem: indexPath)
  }

  /// `layoutAttributesForSupplementaryElement`, unless a subclass overrides it.
  final func baseLayoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return foundAttributes(ofSupplementaryView: kind, at: indexPath)
  }

  /// Stops if an item that code selects doesn't exist.
  final func requireSelectable(_ indexPath: IndexPath) {
    if hasElement(at: indexPath) { return }
    let position = RowPosition(indexPath)
    stop(
      "Attempted to modify the selection of an out-of-bounds item (\(position.row)) when there are only "
        + "\(elementCount(inSection: position.section)) items in section \(position.section)"
    )
  }

  /// `scrollToItem`, unless a subclass overrides it.
  final func baseScrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let item = layoutAttributesForItem(at: indexPath)?.frame else {
      stop(
        "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when there are only "
          + "\(elementCount(inSection: indexPath.section)) items in section \(indexPath.section)."
      )
    }
    for axis: ScrollPosition in [[.top, .centeredVertically, .bottom], [.left, .centeredHorizontally, .right]]
    where scrollPosition.intersection(axis).rawValue.nonzeroBitCount > 1 {
      stop("Can't scroll to two positions at once. Pass at most one vertical and one horizontal position")
    }
    let inset = adjustedContentInset
    var target = contentOffset
    scrollSection(of: indexPath, to: scrollPosition, animated: animated)
    if scrollPosition.contains(.top) { target.y = item.minY - inset.top }
    if scrollPosition.contains(.bottom) { target.y = item.maxY + inset.bottom - bounds.height }
    if scrollPosition.contains(.centeredVertically) { target.y = item.midY - bounds.height / 2 }
    if scrollPosition.contains(.left) { target.x = item.minX - inset.left }
    if scrollPosition.contains(.right) { target.x = item.maxX + inset.right - bounds.width }
    if scrollPosition.contains(.centeredHorizontally) { target.x = item.midX - bounds.width / 2 }
    setContentOffset(clamped(target), animated: animated)
  }
}
