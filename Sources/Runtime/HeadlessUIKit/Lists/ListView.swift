import HeadlessListModel

/// The common behavior of table and collection views: updates, selection, prefetching, movement and user actions.
///
/// The extensions contain the behavior, and the requirements are the parts that differ: geometry, cells, and calls to
/// the data source and the delegate. For example, a tap that selects is written once, in an extension:
///
///     guard let chosen = elementToSelect(for: touched) else { return }   // the class calls its delegate
///     …
///     didSelect(chosen)                                                  // the class calls its delegate again
///
/// An element is a row or an item. The state is in `ListState`. `UITableView+ListView.swift` and
/// `UICollectionView+ListView.swift` implement the requirements.
///
/// Add a behavior here if UIKit has it for both classes. Behavior of only one, such as swipe actions or layouts,
/// belongs to its class.
@preconcurrency @MainActor
protocol ListView: OperatedList where Cell: ListCell {
  var list: ListState { get set }

  // Content.

  var numberOfSections: Int { get }
  /// The number of rows or items of a section, as loaded last.
  func elementCount(inSection section: Int) -> Int
  /// The numbers of rows or items of all sections, as loaded last.
  var loadedCounts: [Int] { get }
  var showsSnapshots: Bool { get }
  func reloadIfNeeded()
  func setNeedsReload()
  func show(_ plan: BatchPlan, counts: [Int])
  /// Ends a layout, and performs the updates that were requested during it.
  func endLayout()

  // Cells.

  /// The cell of an element, or `nil` if the element isn't in view.
  func shownCell(at position: RowPosition) -> Cell?
  /// Whether visible cells are measured again after a change of their constraints, or because they ask for it.
  func measuresCells(afterConstraints: Bool) -> Bool
  var shownPositions: [RowPosition] { get }
  /// Requests that the data source configure a visible cell again. Returns the cell that it returns.
  func reconfiguredCell(_ cell: Cell, at indexPath: IndexPath) -> UIView?

  // Selection.

  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  /// Expands or collapses an element whose whole cell does so, in place of selecting it. Returns whether its cell does.
  func togglesByTap(_ indexPath: IndexPath) -> Bool
  func mayHighlight(_ indexPath: IndexPath) -> Bool
  func didHighlight(_ indexPath: IndexPath)
  func didUnhighlight(_ indexPath: IndexPath)
  /// The element that a tap selects, or `nil` for none.
  func elementToSelect(for touched: IndexPath) -> IndexPath?
  func didSelect(_ indexPath: IndexPath)
  /// The element that a tap deselects, or `nil` for none.
  func elementToDeselect(for touched: IndexPath) -> IndexPath?
  /// Whether the selection of another element may deselect an element.
  func mayReplaceSelection(of indexPath: IndexPath) -> Bool
  func didDeselect(_ indexPath: IndexPath)
  /// A tap ended that may have changed the selection.
  func didTap()
  /// Performs the primary action of an element, if the delegate allows it.
  func performPrimaryAction(at indexPath: IndexPath)
  /// Begins to select several elements. Returns `false` if the list or its delegate doesn't allow it.
  func beginSelectingSeveral(at indexPath: IndexPath) -> Bool
  func endSelectingSeveral()

  // Prefetching and movement.

  func prefetch(_ indexPaths: [IndexPath])
  func cancelPrefetching(_ indexPaths: [IndexPath])
  func mayMove(_ indexPath: IndexPath) -> Bool
  /// The target of a movement to a proposed position.
  func target(ofMoveFrom source: IndexPath, proposed: IndexPath) -> IndexPath
  func moveData(from source: IndexPath, to target: IndexPath)

  // Edit menus.

  func showsMenu(at indexPath: IndexPath) -> Bool
  func canPerform(_ action: Selector, at indexPath: IndexPath) -> Bool
  func perform(_ action: Selector, at indexPath: IndexPath)
}

extension ListView {
  func didTap() {}
}
