import ListGeometry

extension UICollectionView {
  /// The number of sections, as loaded last.
  public var numberOfSections: Int {
    reloadIfNeeded()
    return itemCounts.count
  }

  /// The number of items of a section, as loaded last.
  public func numberOfItems(inSection section: Int) -> Int {
    reloadIfNeeded()
    return itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  private var shownCells: [(key: ElementKey, cell: UICollectionViewCell)] {
    shown.compactMap { key, view in
      key.category == .cell ? (view as? UICollectionViewCell).map { (key, $0) } : nil
    }.sorted { $0.key < $1.key }
  }

  /// The cells in view, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return shownCells.map(\.cell)
  }

  /// The items in view, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return shownCells.map(\.key.position.indexPath)
  }

  /// The item of a cell; `nil` if the cell isn't in view.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.position.indexPath
  }

  /// The supplementary view of a kind; `nil` if it isn't in view.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    layoutIfNeeded()
    return shown[ElementKey(category: .supplementaryView, kind: elementKind, position: RowPosition(indexPath))]
  }

  /// The index paths of the visible supplementary views of a kind, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layoutIfNeeded()
    return shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.sorted()
      .map(\.position.indexPath)
  }

  /// The visible supplementary views of a kind, in order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layoutIfNeeded()
    return shown.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// The item at a point in content coordinates; `nil` if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: around)?
      .first { $0.representedElementCategory == .cell && seenFrame($0).contains(point) }?.indexPath
  }

  /// The layout attributes of an item; `nil` if the item doesn't exist.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The layout attributes of a supplementary view; `nil` if it doesn't exist.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls to an item. Stops with UIKit's message if the item doesn't exist.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let item = layoutAttributesForItem(at: indexPath)?.frame else {
      stop(
        "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when there are only "
          + "\(numberOfItems(inSection: indexPath.section)) items in section \(indexPath.section)."
      )
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
