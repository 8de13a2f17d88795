package import HeadlessListModel

/// The names that a table view's methods have in UIKit, for the code that it shares with collection views.
extension UITableView: ListView {
  package typealias Cell = UITableViewCell

  package static var listKind: ListKind { .table }

  // MARK: Content

  func elementCount(inSection section: Int) -> Int { numberOfRows(inSection: section) }

  var loadedCounts: [Int] { state.geometry.sections.map(\.rows.count) }

  package func requestedCounts() -> [Int] {
    guard let dataSource else {
      list.unsupportedDataSource?.stopIfPresent()
      return []
    }
    return (0..<SectionCount.checked(dataSource.numberOfSections(in: self))).map { section in
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      if count < 0 { stop("The number of rows in section \(section) must not be negative: \(count)") }
      return count
    }
  }

  func endLayout() {
    list.cycle.endLayout()
    applyWaitingUpdates()
  }

  func shownCell(at position: RowPosition) -> UITableViewCell? { visibleRow(at: position)?.cell }

  func measuresCells(afterConstraints: Bool) -> Bool {
    selfSizingInvalidation.measures(afterConstraints: afterConstraints)
  }

  var shownPositions: [RowPosition] { state.visibleRows.map(\.position) }

  func reconfiguredCell(_ cell: UITableViewCell, at indexPath: IndexPath) -> UIView? {
    requestedCell(at: indexPath, frame: cell.frame, reconfiguring: cell)
  }

  package func scrollToMiddle(_ indexPath: IndexPath) { scrollToRow(at: indexPath, at: .middle, animated: false) }

  // MARK: Selection

  func mayHighlight(_ indexPath: IndexPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
  }

  func didHighlight(_ indexPath: IndexPath) { delegate?.tableView(self, didHighlightRowAt: indexPath) }

  func didUnhighlight(_ indexPath: IndexPath) { delegate?.tableView(self, didUnhighlightRowAt: indexPath) }

  func elementToSelect(for touched: IndexPath) -> IndexPath? {
    guard let delegate else { return touched }
    return delegate.tableView(self, willSelectRowAt: touched)
  }

  func didSelect(_ indexPath: IndexPath) { delegate?.tableView(self, didSelectRowAt: indexPath) }

  func elementToDeselect(for touched: IndexPath) -> IndexPath? {
    guard let delegate else { return touched }
    return delegate.tableView(self, willDeselectRowAt: touched)
  }

  func mayReplaceSelection(of indexPath: IndexPath) -> Bool { elementToDeselect(for: indexPath) != nil }

  func didDeselect(_ indexPath: IndexPath) { delegate?.tableView(self, didDeselectRowAt: indexPath) }

  func didTap() { NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self) }

  func performPrimaryAction(at indexPath: IndexPath) {
    guard let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath) else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: indexPath)
  }

  func beginSelectingSeveral(at indexPath: IndexPath) -> Bool {
    guard allowsMultipleSelectionDuringEditing || allowsMultipleSelection,
      delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: indexPath)
        ?? allowsMultipleSelectionDuringEditing
    else { return false }
    if !isEditing { setEditing(true, animated: true) }
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: indexPath)
    return true
  }

  func endSelectingSeveral() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

  // MARK: Prefetching and movement

  func prefetch(_ indexPaths: [IndexPath]) { prefetchDataSource?.tableView(self, prefetchRowsAt: indexPaths) }

  func cancelPrefetching(_ indexPaths: [IndexPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: indexPaths)
  }

  func mayMove(_ indexPath: IndexPath) -> Bool { dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false }

  func target(ofMoveFrom source: IndexPath, proposed: IndexPath) -> IndexPath {
    delegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
  }

  func moveData(from source: IndexPath, to target: IndexPath) {
    dataSource?.tableView(self, moveRowAt: source, to: target)
  }

  // MARK: Menus

  package func contextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    let rect = rectForRow(at: indexPath)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return delegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: center)
  }

  package func tellDelegate(
    of configuration: UIContextMenuConfiguration,
    isShown: Bool,
    _ animator: any UIContextMenuInteractionAnimating
  ) {
    if isShown {
      delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    } else {
      delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  package func commitPreview(
    of configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

  func showsMenu(at indexPath: IndexPath) -> Bool {
    delegate?.tableView(self, shouldShowMenuForRowAt: indexPath) ?? false
  }

  func canPerform(_ action: Selector, at indexPath: IndexPath) -> Bool {
    delegate?.tableView(self, canPerformAction: action, forRowAt: indexPath, withSender: nil) ?? false
  }

  func perform(_ action: Selector, at indexPath: IndexPath) {
    delegate?.tableView(self, performAction: action, forRowAt: indexPath, withSender: nil)
  }
}
