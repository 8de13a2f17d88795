extension UICollectionView {
  /// Simulates a tap on the outline disclosure of an item.
  package func tapOutlineDisclosure(at indexPath: IndexPath) throws(MissedAction) {
    let cell = cellForItem(at: indexPath) as? UICollectionViewListCell
    guard let accessory = cell?.accessories.first(where: { $0.accessoryType == .outlineDisclosure }) else {
      throw MissedAction("the cell has no outline disclosure; add .outlineDisclosure() to its accessories")
    }
    guard toggle(accessory, at: indexPath) else {
      throw MissedAction("only a UICollectionViewDiffableDataSource expands items")
    }
  }

  /// Expands or collapses an item whose whole cell discloses it, as UIKit does instead of selecting the item. Returns
  /// whether the cell does.
  func togglesByTap(_ indexPath: IndexPath) -> Bool {
    let cell = cellForItem(at: indexPath) as? UICollectionViewListCell
    guard let cell, let accessory = cell.accessories.first(where: { $0.accessoryType == .outlineDisclosure }),
      accessory.isShown(whileEditing: cell.configurationState.isEditing), isOfHeader(accessory, at: indexPath)
    else { return false }
    return toggle(accessory, at: indexPath)
  }

  private func isOfHeader(_ accessory: UICellAccessory, at indexPath: IndexPath) -> Bool {
    switch accessory.disclosureStyle {
    case .header: return true
    case .cell: return false
    case .automatic:
      guard indexPath.item == 0, let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
        layout.sections.indices.contains(indexPath.section)
      else { return false }
      return layout.sections[indexPath.section].definition.list?.headerMode == .firstItemInSection
    }
  }

  private func toggle(_ accessory: UICellAccessory, at indexPath: IndexPath) -> Bool {
    if let action = accessory.actionHandler {
      action()
      return true
    }
    guard let outline = dataSource as? any OutlineDataSource else { return false }
    _ = outline.toggleItem(at: indexPath)
    return true
  }
}
