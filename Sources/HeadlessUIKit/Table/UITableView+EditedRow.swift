import ListGeometry

/// The row in which somebody edits, while it is out of view: its cell stays in the table, out of sight, as in UIKit,
/// until the row comes back or the editing ends.
extension UITableView {
  /// Takes a row away that left the view.
  func leaveView(_ row: VisibleRow) {
    guard row.cell.holdsFirstResponder else { return endDisplaying(row) }
    editedRow = row
    delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.position.indexPath)
  }

  /// The cell of the edited row, when that row comes back.
  func takeEditedCell(at position: RowPosition) -> UITableViewCell? {
    guard let row = editedRow, row.position == position else { return nil }
    editedRow = nil
    return row.cell
  }

  /// Recycles the cell in which nobody edits any more.
  func recycleEditedCellIfIdle() {
    if let row = editedRow, !row.cell.holdsFirstResponder { recycleEditedCell() }
  }

  /// Ends the editing out of sight.
  func recycleEditedCell() {
    guard let row = editedRow else { return }
    editedRow = nil
    row.cell.removeFromSuperview()
    recycle(row.cell)
  }

  /// Where its row would be, so that it doesn't come into sight when others move.
  func placeEditedCell() {
    guard let row = editedRow else { return }
    row.cell.frame = frame(start: geometry.start(of: row.position), length: geometry.extent(of: row.position).length)
  }

  /// Lets the edited row follow an update.
  func moveEditedRow(by plan: BatchPlan) {
    guard let row = editedRow else { return }
    if case .kept(let position) = plan.fate(of: row.position) {
      editedRow?.position = position
    } else {
      recycleEditedCell()
    }
  }
}
