import ListGeometry

extension UITableView {
  func prepareEditing(of cell: UITableViewCell, at position: RowPosition, animated: Bool) {
    let indexPath = position.indexPath
    let isEditable = isEditing && dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
    if isEditable {
      cell.editingStyle = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
      cell.shouldIndentWhileEditing =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
      cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
    } else {
      // The cell may have been used for an editable row.
      cell.editingStyle = .none
      cell.shouldIndentWhileEditing = !isEditing
      cell.showsReorderControl = false
    }
    cell.setEditing(isEditable, animated: animated)
  }

  /// Touches a row's delete or insert control, or the delete button of a swipe: the data source commits the edit.
  public func commitEditing(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
    guard style != .none, dataSource?.tableView(self, canEditRowAt: indexPath) ?? false else { return }
    dataSource?.tableView(self, commit: style, forRowAt: indexPath)
  }

  /// Drags a row to another place, as a finger would: the delegate may send it elsewhere, the data source moves the
  /// data.
  public func dragRow(at source: IndexPath, to proposed: IndexPath) {
    guard let dataSource, dataSource.tableView(self, canMoveRowAt: source) else { return }
    let target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    if target == source { return }
    let changes = cycle.changes
    dataSource.tableView(self, moveRowAt: source, to: target)
    // A data source that reloads the table or applies a snapshot has shown the move itself.
    if cycle.changes == changes { moveRow(at: source, to: target) }
  }

  /// The actions that a swipe over a row shows: those of the delegate, or deleting, where the row may be deleted.
  public func swipeActions(at indexPath: IndexPath, leading: Bool = false) -> UISwipeActionsConfiguration? {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath) else { return nil }
    if leading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath) }
    if let actions = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) { return actions }
    if let actions = delegate?.tableView(self, editActionsForRowAt: indexPath), !actions.isEmpty {
      return UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: indexPath) })
    }
    let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    if style != .delete { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      self?.commitEditing(.delete, at: indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Swipes over a row and touches an action: the delegate hears that editing begins, the action runs, and editing
  /// ends. Gives what the action said about its success; `nil` where the row has no such action.
  @discardableResult
  public func performSwipeAction(_ title: String, at indexPath: IndexPath, leading: Bool = false) -> Bool? {
    guard let action = swipeActions(at: indexPath, leading: leading)?.actions.first(where: { $0.title == title })
    else { return nil }
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    var success: Bool?
    let cell = cellForRow(at: indexPath)
    cell?.showingDeleteConfirmation = !leading
    action.handler(action, cell ?? self) { success = $0 }
    cell?.showingDeleteConfirmation = false
    delegate?.tableView(self, didEndEditingRowAt: indexPath)
    return success ?? false
  }
}
