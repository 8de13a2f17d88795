package import HeadlessUIKit

/// A list whose rows or items an audit shows one at a time.
@MainActor
package protocol AuditedList: OperatedList {
  associatedtype OtherViews: AuditedViews

  /// The recycled views that aren't cells: headers, footers, and other elements of a layout.
  var otherViews: OtherViews { get }
  /// Whether the list has rows or items.
  static var elementKind: AuditedElement.Kind { get }
  /// Removes all cells from view and from the pools.
  func removeAllCells()
  /// Shows one row or item as scrolling does. The data source can dequeue the idle cells and no others.
  func show(_ indexPath: IndexPath, idleCells: [Cell]) -> Cell?
  /// Ends showing the row or item.
  func hide()
  /// A new cell from the registration that a cell came from.
  func newCell(like cell: Cell) -> Cell?
}

extension UITableView: AuditedList {
  package static var elementKind: AuditedElement.Kind { .row }

  package var otherViews: TableSectionViews { TableSectionViews(of: self) }

  package func show(_ indexPath: IndexPath, idleCells: [UITableViewCell]) -> UITableViewCell? {
    showRow(at: indexPath, idleCells: idleCells)
  }

  package func hide() { hideShownRow() }
}

extension UICollectionView: AuditedList {
  package static var elementKind: AuditedElement.Kind { .item }

  package var otherViews: CollectionElementViews { CollectionElementViews(of: self) }

  package func show(_ indexPath: IndexPath, idleCells: [UICollectionViewCell]) -> UICollectionViewCell? {
    showItem(at: indexPath, idleCells: idleCells)
  }

  package func hide() { hideShownItems() }
}
