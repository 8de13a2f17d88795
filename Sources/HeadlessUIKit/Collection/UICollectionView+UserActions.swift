extension UICollectionView {
  /// Requires that an item exists.
  package func requireItem(at indexPath: IndexPath) throws(MissedAction) {
    guard indexPath.count == 2, (0..<numberOfSections).contains(indexPath.section) else {
      throw MissedAction("there is no item \(indexPath): the collection view has \(numberOfSections) sections")
    }
    let count = numberOfItems(inSection: indexPath.section)
    guard (0..<count).contains(indexPath.item) else {
      throw MissedAction("there is no item \(indexPath): section \(indexPath.section) has \(count) items")
    }
  }

  /// Lays the collection view out and requires that an item exists and is in view.
  package func requireVisibleItem(at indexPath: IndexPath) throws(MissedAction) {
    layoutIfNeeded()
    try requireItem(at: indexPath)
    if cellForItem(at: indexPath) == nil {
      throw MissedAction("item \(indexPath) isn't in view; scroll to it first with scrollToItem(at:at:animated:)")
    }
  }
}

extension UICollectionView {
  /// Simulates a tap on the outline disclosure of an item.
  package func tapOutlineDisclosure(at indexPath: IndexPath) throws(MissedAction) {
    let cell = cellForItem(at: indexPath) as? UICollectionViewListCell
    guard let accessory = cell?.accessories.first(where: { $0.accessoryType == .outlineDisclosure }) else {
      throw MissedAction("the cell has no outline disclosure; add .outlineDisclosure() to its accessories")
    }
    if let action = accessory.actionHandler { return action() }
    guard let outline = dataSource as? any OutlineDataSource else {
      throw MissedAction("only a UICollectionViewDiffableDataSource expands items")
    }
    _ = outline.toggleItem(at: indexPath)
  }
}
