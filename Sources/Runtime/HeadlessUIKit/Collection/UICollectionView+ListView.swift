package import HeadlessListModel

/// The names that a collection view's methods have in UIKit, for the code that it shares with table views.
extension UICollectionView: ListView {
  package typealias Cell = UICollectionViewCell

  package static var listKind: ListKind { .collection }

  // MARK: Content

  var loadedCounts: [Int] { itemCounts }

  package func requestedCounts() -> [Int] {
    guard let dataSource else {
      list.unsupportedDataSource?.stopIfPresent()
      return []
    }
    return (0..<SectionCount.checked(dataSource.numberOfSections(in: self))).map { section in
      SectionCount.checkedItems(dataSource.collectionView(self, numberOfItemsInSection: section), in: section)
    }
  }

  func endLayout() {
    list.cycle.endLayout()
    if list.cycle.isInterrupted {
      setNeedsLayout()
      // A layout that was invalidated while it prepared considers itself valid at the end.
      if needsReload { collectionViewLayout.invalidateEverything(counts: true) }
    }
    applyWaitingUpdates()
  }

  func shownCell(at position: RowPosition) -> UICollectionViewCell? {
    state.shown[ElementKey(category: .cell, position: position)] as? UICollectionViewCell
  }

  func measuresCells(afterConstraints: Bool) -> Bool {
    selfSizingInvalidation.measures(afterConstraints: afterConstraints)
  }

  var shownPositions: [RowPosition] { state.shown.keys.filter { $0.category == .cell }.map(\.position) }

  func reconfiguredCell(_ cell: UICollectionViewCell, at indexPath: IndexPath) -> UIView? {
    let outer = state.request
    defer { state.request = outer }
    state.request = ElementRequest(indexPath: indexPath, existing: cell)
    return dataSource?.collectionView(self, cellForItemAt: indexPath) ?? cell
  }

  package func scrollToMiddle(_ indexPath: IndexPath) {
    if layoutAttributesForItem(at: indexPath) != nil {
      return scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
    }
    // A layout may know its items by their area only; a person scrolls to them all the same.
    let all = foundAttributes(in: CGRect(origin: .zero, size: contentSize))
    let item = all?.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    if let item { scrollRectToVisible(item.frame, animated: false) }
  }

  // MARK: Selection

  func mayHighlight(_ indexPath: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
  }

  func didHighlight(_ indexPath: IndexPath) { delegate?.collectionView(self, didHighlightItemAt: indexPath) }

  func didUnhighlight(_ indexPath: IndexPath) { delegate?.collectionView(self, didUnhighlightItemAt: indexPath) }

  func elementToSelect(for touched: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldSelectItemAt: touched) ?? true ? touched : nil
  }

  func didSelect(_ indexPath: IndexPath) { delegate?.collectionView(self, didSelectItemAt: indexPath) }

  func elementToDeselect(for touched: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldDeselectItemAt: touched) ?? true ? touched : nil
  }

  /// UIKit asks a collection view's delegate only about items that a tap deselects.
  func mayReplaceSelection(of indexPath: IndexPath) -> Bool { true }

  func didDeselect(_ indexPath: IndexPath) { delegate?.collectionView(self, didDeselectItemAt: indexPath) }

  func performPrimaryAction(at indexPath: IndexPath) {
    guard let delegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  func beginSelectingSeveral(at indexPath: IndexPath) -> Bool {
    guard allowsMultipleSelection || allowsMultipleSelectionDuringEditing,
      delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: indexPath)
        ?? allowsMultipleSelectionDuringEditing
    else { return false }
    if allowsMultipleSelectionDuringEditing { isEditing = true }
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: indexPath)
    return true
  }

  func endSelectingSeveral() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

  // MARK: Prefetching and movement

  func prefetch(_ indexPaths: [IndexPath]) { prefetchDataSource?.collectionView(self, prefetchItemsAt: indexPaths) }

  func cancelPrefetching(_ indexPaths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: indexPaths)
  }

  func mayMove(_ indexPath: IndexPath) -> Bool { dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false }

  func target(ofMoveFrom source: IndexPath, proposed: IndexPath) -> IndexPath {
    delegate?.collectionView(self, targetIndexPathForMoveFromItemAt: source, toProposedIndexPath: proposed) ?? proposed
  }

  func moveData(from source: IndexPath, to target: IndexPath) {
    dataSource?.collectionView(self, moveItemAt: source, to: target)
  }

  // MARK: Swipe actions and menus

  package func swipeActions(at indexPath: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.sections.indices.contains(indexPath.section), let list = layout.sections[indexPath.section].definition.list
    else { return nil }
    let provider =
      leading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    return provider?(indexPath)
  }

  package func perform(_ action: UIContextualAction, at indexPath: IndexPath, leading: Bool) -> Bool {
    var success = false
    action.handler(action, cellForItem(at: indexPath) ?? self) { success = $0 }
    return success
  }

  package func contextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    let point = layoutAttributesForItem(at: indexPath)?.center ?? .zero
    let isSelected = list.selection.contains(RowPosition(indexPath))
    let items = isSelected ? list.selection.positions.map(\.indexPath) : [indexPath]
    return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: items, point: point)
  }

  /// The item for whose menu the delegate's method for one item is called, if the one for several isn't implemented.
  func pressedItem(among indexPaths: [IndexPath], at point: CGPoint) -> IndexPath? {
    if indexPaths.count < 2 { return indexPaths.first }
    return indexPathForItem(at: point).flatMap { indexPaths.contains($0) ? $0 : nil } ?? indexPaths.first
  }

  package func tellDelegate(
    of configuration: UIContextMenuConfiguration,
    isShown: Bool,
    _ animator: any UIContextMenuInteractionAnimating
  ) {
    if isShown {
      delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    } else {
      delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  package func commitPreview(
    of configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

  func showsMenu(at indexPath: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldShowMenuForItemAt: indexPath) ?? false
  }

  func canPerform(_ action: Selector, at indexPath: IndexPath) -> Bool {
    delegate?.collectionView(self, canPerformAction: action, forItemAt: indexPath, withSender: nil) ?? false
  }

  func perform(_ action: Selector, at indexPath: IndexPath) {
    delegate?.collectionView(self, performAction: action, forItemAt: indexPath, withSender: nil)
  }
}
