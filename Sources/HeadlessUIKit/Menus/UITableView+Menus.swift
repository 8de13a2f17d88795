extension UITableView {
  /// The menu of a long press on a row: what the delegate says. `nil` where there is none.
  public func contextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    let rect = rectForRow(at: indexPath)
    return delegate?.tableView(
      self,
      contextMenuConfigurationForRowAt: indexPath,
      point: CGPoint(x: rect.midX, y: rect.midY)
    )
  }

  /// Touches the preview of a row's menu: the delegate performs what it stands for.
  public func commitPreview(of configuration: UIContextMenuConfiguration) {
    let commit = PreviewCommit(configuration.preview)
    delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: commit)
    commit.run()
  }

  /// Performs a command of the old menu of a row, such as "copy:". `false` where the delegate shows no such menu or no
  /// such command.
  @discardableResult
  public func performMenuAction(_ action: Selector, at indexPath: IndexPath) -> Bool {
    guard let delegate, delegate.tableView(self, shouldShowMenuForRowAt: indexPath),
      delegate.tableView(self, canPerformAction: action, forRowAt: indexPath, withSender: nil)
    else { return false }
    delegate.tableView(self, performAction: action, forRowAt: indexPath, withSender: nil)
    return true
  }

  /// Drags two fingers over rows: where the delegate lets it, editing begins and the rows are selected.
  @discardableResult
  public func beginMultipleSelection(at indexPaths: [IndexPath]) -> Bool {
    guard let first = indexPaths.first, allowsMultipleSelectionDuringEditing || allowsMultipleSelection,
      delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: first) ?? false
    else { return false }
    if !isEditing { setEditing(true, animated: true) }
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: first)
    for indexPath in indexPaths where !(indexPathsForSelectedRows ?? []).contains(indexPath) { tapRow(at: indexPath) }
    delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    return true
  }
}

extension UITableViewDelegate {
  /// No menu.
  public func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// The row itself.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The row itself.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// No row.
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
  /// No command.
  public func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// No row.
  public func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// None.
  public func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }
  /// The word of the system.
  public func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
}
