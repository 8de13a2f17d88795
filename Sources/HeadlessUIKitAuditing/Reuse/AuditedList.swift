package import HeadlessUIKit

/// A list whose rows an audit shows one at a time.
@MainActor
package protocol AuditedList: UIScrollView {
  associatedtype Cell: UIView

  /// Whether the list has rows or items.
  static var elementKind: AuditedElement.Kind { get }
  /// The index paths of all rows or items.
  var allIndexPaths: [IndexPath] { get }
  /// Whether a row still exists.
  func hasRow(at indexPath: IndexPath) -> Bool
  /// Removes all cells from view and from the pools.
  func removeAllCells()
  /// Shows one row as scrolling does. The data source can dequeue the idle cells and no others.
  func show(_ indexPath: IndexPath, idleCells: [Cell]) -> Cell?
  /// Ends showing the row.
  func hide()
  /// A new cell from the registration that a cell came from.
  func newCell(like cell: Cell) -> Cell?
  /// The identifier under which a cell is reused; `nil` if it isn't reused.
  func reuseIdentifier(of cell: Cell) -> String?
  /// Selects and highlights a cell, as a finger does.
  func select(_ cell: Cell)
}

extension UITableView: AuditedList {
  package static var elementKind: AuditedElement.Kind { .row }

  package func hasRow(at indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && indexPath.section < numberOfSections
      && indexPath.row < numberOfRows(inSection: indexPath.section)
  }

  package func show(_ indexPath: IndexPath, idleCells: [UITableViewCell]) -> UITableViewCell? {
    showRow(at: indexPath, idleCells: idleCells)
  }

  package func hide() { hideShownRow() }

  package func reuseIdentifier(of cell: UITableViewCell) -> String? { cell.reuseIdentifier }

  package func select(_ cell: UITableViewCell) {
    cell.setHighlighted(true, animated: false)
    cell.setSelected(true, animated: false)
  }
}

extension UICollectionView: AuditedList {
  package static var elementKind: AuditedElement.Kind { .item }

  package func hasRow(at indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && indexPath.section < numberOfSections
      && indexPath.item < numberOfItems(inSection: indexPath.section)
  }

  package func show(_ indexPath: IndexPath, idleCells: [UICollectionViewCell]) -> UICollectionViewCell? {
    showItem(at: indexPath, idleCells: idleCells)
  }

  package func hide() { hideShownItems() }

  package func reuseIdentifier(of cell: UICollectionViewCell) -> String? { cell.reuseIdentifier }

  package func select(_ cell: UICollectionViewCell) {
    cell.isHighlighted = true
    cell.isSelected = true
  }
}
