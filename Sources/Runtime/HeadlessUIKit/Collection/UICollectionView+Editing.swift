import HeadlessListModel

extension UICollectionView {
  func updateEditingOfCells() {
    for position in shownPositions.sorted() { shownCell(at: position)?.editsItem = edits(position.indexPath) }
  }

  /// Whether the cell of an item is in editing mode: if the view is, and the delegate allows it.
  func edits(_ indexPath: IndexPath) -> Bool {
    isEditing && (delegate?.collectionView(self, canEditItemAt: indexPath) ?? true)
  }
}
