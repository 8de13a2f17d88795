package import HeadlessListModel

/// A table or collection view, as tests and audits operate it. An element is a row or an item.
@preconcurrency @MainActor
package protocol OperatedList: UIScrollView {
  associatedtype Cell: UIView

  /// Whether the list is a table or a collection view.
  static var listKind: ListKind { get }
  /// The word for an element: "row" or "item".
  var element: String { get }
  var isEditing: Bool { get set }

  // Elements.

  func hasElement(at indexPath: IndexPath) -> Bool
  func requireElement(at indexPath: IndexPath) throws(MissedAction)
  /// Lays the list out and requires that an element exists and is in view.
  func requireVisibleElement(at indexPath: IndexPath) throws(MissedAction)
  func shownView(at indexPath: IndexPath) -> UIView?
  /// Scrolls an element to the middle of the view.
  func scrollToMiddle(_ indexPath: IndexPath)

  // Selection and movement.

  /// Simulates a tap on an element.
  func tap(at indexPath: IndexPath) throws(MissedAction)
  /// Simulates a drag of two fingers over elements. Returns whether the list and its delegate allow it.
  func selectSeveral(at indexPaths: [IndexPath]) throws(MissedAction) -> Bool
  func requireMovement(from source: IndexPath) throws(MissedAction)
  /// Simulates dragging an element to another position.
  func drag(from source: IndexPath, to proposed: IndexPath) throws(MissedAction)

  // Swipe actions and menus.

  func swipeActions(at indexPath: IndexPath, leading: Bool) -> UISwipeActionsConfiguration?
  /// Simulates a swipe over an element and a tap on an action. Returns what the action reported.
  func perform(_ action: UIContextualAction, at indexPath: IndexPath, leading: Bool) throws(MissedAction) -> Bool
  func contextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration?
  /// Tells the delegate that a context menu appears or disappears.
  func tellDelegate(
    of configuration: UIContextMenuConfiguration,
    isShown: Bool,
    _ animator: any UIContextMenuInteractionAnimating
  )
  /// Simulates a tap on the preview of a context menu.
  func commitPreview(
    of configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  )
  /// Chooses a command of the edit menu of an element.
  func performMenuAction(_ action: Selector, at indexPath: IndexPath) throws(MissedAction)

  // Audits.

  var allIndexPaths: [IndexPath] { get }
  /// The numbers of rows or items, as the data source returns them now.
  func requestedCounts() -> [Int]
  var shownCells: [Cell] { get }
  /// The identifier under which a cell is reused; `nil` if it isn't reused.
  func reuseIdentifier(of cell: Cell) -> String?
  /// Selects and highlights a cell, as a finger does.
  func showAsSelected(_ cell: Cell)
  /// Taps, swipes and edits an element, and opens its menu.
  func operate(_ indexPath: IndexPath)
}
