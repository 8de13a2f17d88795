import HeadlessListModel

extension UITableView {
  /// Clears the selection, as UIKit does when editing begins and ends, and measures the rows again, whose content has
  /// another width.
  final func editingWillChange(animated: Bool) {
    select(nil, animated: animated)
    measureAgain(.content)
  }

  func prepareEditing(of cell: UITableViewCell, at position: RowPosition, animated: Bool) {
    let indexPath = position.indexPath
    let isEditable = isEditing && dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
    if isEditable {
      cell.ownEditingStyle = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
      cell.shouldIndentWhileEditing =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
      cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
    } else {
      // The cell may have been used for an editable row.
      cell.ownEditingStyle = .none
      cell.shouldIndentWhileEditing = !isEditing
      cell.showsReorderControl = false
    }
    cell.setEditing(isEditable, animated: animated)
  }
}
