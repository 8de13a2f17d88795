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
