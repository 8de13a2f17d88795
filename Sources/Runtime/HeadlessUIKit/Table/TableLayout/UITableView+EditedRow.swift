import HeadlessListModel

/// The row that contains the first responder while it is out of view. As in UIKit, its cell stays in the table, out of
/// sight, until the row comes back or editing ends.
extension UITableView {
  func leaveView(_ row: VisibleRow) {
    guard row.cell.holdsFirstResponder else { return endDisplaying(row) }
    state.editedRow = row
    delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.position.indexPath)
  }

  /// The cell of the edited row, when that row returns to view.
  func takeEditedCell(at position: RowPosition) -> UITableViewCell? {
    guard let row = state.editedRow, row.position == position else { return nil }
    state.editedRow = nil
    return row.cell
  }

  /// Recycles the edited cell if it no longer contains the first responder.
  func recycleEditedCellIfIdle() {
    if let row = state.editedRow, !row.cell.holdsFirstResponder { recycleEditedCell() }
  }

  func recycleEditedCell() {
    guard let row = state.editedRow else { return }
    state.editedRow = nil
    row.cell.removeFromSuperview()
    recycle(row.cell)
  }

  /// Keeps the cell at its row's frame, so that it doesn't come into sight when other rows move.
  func updateEditedCellFrame() {
    guard let row = state.editedRow else { return }
    row.cell.frame = frame(
      start: state.geometry.start(of: row.position),
      length: state.geometry.extent(of: row.position).length
    )
  }

  /// Moves the edited row according to an update.
  func moveEditedRow(by plan: BatchPlan) {
    guard let row = state.editedRow else { return }
    if case .kept(let position) = plan.fate(of: row.position) {
      state.editedRow?.position = position
    } else {
      recycleEditedCell()
    }
  }
}
