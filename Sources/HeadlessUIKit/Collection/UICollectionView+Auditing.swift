import ListGeometry

/// Items that an audit shows one at a time, as scrolling does, with the idle cells that it chooses.
extension UICollectionView {
  /// Removes all views from view and from the pools. The next layout shows the items again.
  package func removeAllCells() {
    prepareLayoutIfNeeded()
    hideShownItems()
    setNeedsLayout()
  }

  /// The index paths of all items.
  package var allIndexPaths: [IndexPath] {
    reloadIfNeeded()
    return itemCounts.indices.flatMap { section in
      (0..<itemCounts[section]).map { IndexPath(item: $0, section: section) }
    }
  }

  /// Shows one item, and no other. The data source can dequeue the idle cells and no others. Returns `nil` if the
  /// layout has no attributes for the item.
  package func showItem(at indexPath: IndexPath, idleCells: [UICollectionViewCell]) -> UICollectionViewCell? {
    prepareLayoutIfNeeded()
    guard let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath) else { return nil }
    pools.removeAllIdle()
    for cell in idleCells { recycle(cell) }
    let key = ElementKey(category: .cell, position: RowPosition(indexPath))
    beginLayout()
    _ = show(attributes, key)
    // A request for a visible cell must not fill the screen with other items.
    needsLayout = false
    endLayout()
    return shown[key] as? UICollectionViewCell
  }

  /// Ends showing all items and supplementary views.
  package func hideShownItems() {
    let gone = shown
    shown = [:]
    placed = []
    for (key, view) in gone.sorted(by: { $0.key < $1.key }) { endDisplaying(view, key) }
    pools.removeAllIdle()
    needsLayout = false
  }

  /// A new cell from the registration that a cell came from; `nil` if it came from none.
  package func newCell(like cell: UICollectionViewCell) -> UICollectionViewCell? {
    guard let key = cell.reuseKey, let registration = pools[registration: key] else { return nil }
    return newView(key, registration, frame: cell.frame) as? UICollectionViewCell
  }

  /// Whether a cell is registered for an identifier.
  package func isRegistered(_ identifier: String) -> Bool {
    pools[registration: ReuseKey(identifier, kind: Self.elementKindCell)] != nil
  }
}
