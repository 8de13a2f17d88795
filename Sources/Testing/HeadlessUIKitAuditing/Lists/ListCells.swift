package import HeadlessUIKit

/// The cells of a table or collection view, as an audit shows them.
package struct ListCells<List: AuditedList>: AuditedViews {
  private let cells: List
  private let rows: [IndexPath]?

  /// - Parameter rows: The rows or items; `nil` for all.
  package init(of list: List, rows: [IndexPath]? = nil) {
    cells = list
    self.rows = rows
  }

  package var list: UIScrollView { cells }

  package var all: [AuditedElement] { (rows ?? cells.allIndexPaths).map { AuditedElement(List.elementKind, $0) } }

  package func has(_ element: AuditedElement) -> Bool { cells.hasElement(at: element.indexPath) }

  package func removeAll() { cells.removeAllCells() }

  package func show(_ element: AuditedElement, idleViews: [List.Cell]) -> List.Cell? {
    cells.show(element.indexPath, idleCells: idleViews)
  }

  package func hide() { cells.hide() }

  package func newView(like view: List.Cell) -> List.Cell? { cells.newCell(like: view) }

  package func poolName(of view: List.Cell) -> String? { cells.reuseIdentifier(of: view) }

  package func select(_ view: List.Cell) -> Bool {
    cells.showAsSelected(view)
    return true
  }
}
