extension UITableView {
  func togglesByTap(_ indexPath: IndexPath) -> Bool { false }

  /// Commits an edit through the data source, if it allows the row to be edited.
  package func commitEditing(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) throws(MissedAction) {
    guard let dataSource, style != .none, dataSource.tableView(self, canEditRowAt: indexPath) else {
      throw MissedAction("the data source doesn't allow the row to be edited; see tableView(_:canEditRowAt:)")
    }
    list.lacksMethod = false
    dataSource.tableView(self, commit: style, forRowAt: indexPath)
    try requireCommit()
  }

  private func requireCommit() throws(MissedAction) {
    if list.lacksMethod {
      throw MissedAction(
        "the data source doesn't implement tableView(_:commit:forRowAt:), without which no row can be deleted or "
          + "inserted"
      )
    }
  }

  /// The actions that a swipe over a row shows: the delegate's, or "Delete" if the row may be deleted.
  package func swipeActions(at indexPath: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
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
      done((try? self?.commitEditing(.delete, at: indexPath)) != nil)
    }
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.isStandard = true
    return configuration
  }

  /// Simulates a swipe over a row and a tap on an action. Returns what the action reported.
  package func perform(
    _ action: UIContextualAction,
    at indexPath: IndexPath,
    leading: Bool
  ) throws(MissedAction) -> Bool {
    list.lacksMethod = false
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    var success = false
    let cell = cellForRow(at: indexPath)
    cell?.showsDeleteConfirmation = !leading
    action.handler(action, cell ?? self) { success = $0 }
    cell?.showsDeleteConfirmation = false
    delegate?.tableView(self, didEndEditingRowAt: indexPath)
    try requireCommit()
    return success
  }

  /// Scrolls so that a section begins at the top, as a tap on the section index does.
  package func scrollToTop(ofSection section: Int) {
    layoutIfNeeded()
    let top = rect(forSection: section).minY - adjustedContentInset.top
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: false)
    layoutIfNeeded()
  }
}
