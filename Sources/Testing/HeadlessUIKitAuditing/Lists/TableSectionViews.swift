package import HeadlessUIKit

/// The headers and footers of a table view, which share pools.
package struct TableSectionViews: AuditedViews {
  private let table: UITableView

  package init(of table: UITableView) { self.table = table }

  package var list: UIScrollView { table }

  package var all: [AuditedElement] {
    table.allSectionViews.map { AuditedElement($0.isHeader ? .header : .footer, [$0.section]) }
  }

  package func has(_ element: AuditedElement) -> Bool { element.indexPath[0] < table.numberOfSections }

  package func removeAll() { table.removeAllCells() }

  package func show(
    _ element: AuditedElement,
    idleViews: [UITableViewHeaderFooterView]
  ) -> UITableViewHeaderFooterView? {
    table.showSectionView(ofSection: element.indexPath[0], isHeader: element.kind == .header, idleViews: idleViews)
  }

  package func hide() { table.hideShownSectionView() }

  package func newView(like view: UITableViewHeaderFooterView) -> UITableViewHeaderFooterView? {
    table.newSectionView(like: view)
  }

  package func poolName(of view: UITableViewHeaderFooterView) -> String? { view.reuseIdentifier }

  package func select(_ view: UITableViewHeaderFooterView) -> Bool { false }
}
