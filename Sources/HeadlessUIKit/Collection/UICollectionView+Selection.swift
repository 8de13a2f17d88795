import ListGeometry

extension UICollectionView {
  private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  private var allowsAny: Bool {
    allowsSeveral || (isEditing ? allowsSelectionDuringEditing : allowsSelection)
  }

  func select(_ position: RowPosition) {
    if !allowsSeveral {
      for other in selection.positions where other != position { mark(other, selected: false) }
      selection.keepOnly(position)
    }
    selection.insert(position)
    mark(position, selected: true)
  }

  private func cell(at position: RowPosition) -> UICollectionViewCell? {
    shown[ElementKey(category: .cell, position: position)] as? UICollectionViewCell
  }

  func mark(_ position: RowPosition, selected: Bool) {
    guard let cell = cell(at: position), cell.isSelected != selected else { return }
    cell.isSelected = selected
  }

  /// Simulates a tap: highlights the item, and selects it or, if several items may be selected, deselects it. Calls the
  /// delegate's methods in UIKit's order.
  package func tapItem(at indexPath: IndexPath) throws(MissedAction) {
    try requireVisibleItem(at: indexPath)
    let position = RowPosition(indexPath)
    guard allowsAny, let cell = cell(at: position) else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    changeSelection(of: position, cell, as: indexPath)
    if !isEditing, let delegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) {
      delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }
  }

  private func changeSelection(of position: RowPosition, _ cell: UICollectionViewCell, as indexPath: IndexPath) {
    if allowsSeveral, selection.contains(position) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselectItem(at: indexPath, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsSeveral {
      for other in selection.positions where other != position {
        mark(other, selected: false)
        selection.remove(other)
        delegate?.collectionView(self, didDeselectItemAt: other.indexPath)
      }
    }
    select(position)
    cell.selectionSegue?(cell)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
