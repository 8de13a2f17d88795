import ListGeometry

/// Rows that an audit shows one at a time, as scrolling does, with the idle cells that it chooses.
extension UITableView {
  /// Removes all cells from view and from the pools. The next layout shows the rows again.
  package func removeAllCells() {
    reloadIfNeeded()
    endDisplayingEverything()
    cellPools.removeAllIdle()
    setNeedsLayout()
  }

  /// The index paths of all rows.
  package var allIndexPaths: [IndexPath] {
    reloadIfNeeded()
    return (0..<state.geometry.sectionCount).flatMap { section in
      (0..<state.geometry.rowCount(in: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  /// Shows one row, and no other. The data source can dequeue the idle cells and no others.
  package func showRow(at indexPath: IndexPath, idleCells: [UITableViewCell]) -> UITableViewCell {
    cellPools.removeAllIdle()
    for cell in idleCells { recycle(cell) }
    let position = RowPosition(indexPath)
    let start = state.geometry.start(of: position)
    bounds.origin.y = CGFloat(headerExtent + start)
    beginLayout()
    var extent = state.geometry.extent(of: position)
    let cell = requestedCell(at: indexPath, frame: frame(start: start, length: extent.length))
    if extent.isEstimate {
      extent = measuredExtent(of: cell, at: indexPath)
      state.geometry.setExtent(extent, of: position)
    }
    let row = frame(start: start, length: extent.length)
    if cell.frame != row { cell.frame = row }
    display(cell, at: position, indexPath)
    state.visibleRows = [VisibleRow(position: position, cell: cell, start: start, extent: extent.length)]
    // A request for a visible cell must not fill the screen with other rows.
    needsLayout = false
    endLayout()
    return cell
  }

  /// Ends showing the row that `showRow(at:idleCells:)` showed.
  package func hideShownRow() {
    endDisplayingEverything()
    cellPools.removeAllIdle()
    needsLayout = false
  }

  /// A new cell from the registration that a cell came from; `nil` if it came from none.
  package func newCell(like cell: UITableViewCell) -> UITableViewCell? {
    guard let key = cell.reuseKey, let registration = cellPools[registration: key] else { return nil }
    return newCell(key, registration)
  }

  /// Whether a cell is registered for an identifier.
  package func isRegistered(_ identifier: String) -> Bool {
    cellPools[registration: ReuseKey(identifier)] != nil
  }
}
