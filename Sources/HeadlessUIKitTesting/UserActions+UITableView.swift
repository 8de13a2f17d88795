public import HeadlessUIKit
public import Testing

extension UserActions where Object: UITableView {
  /// Taps a row.
  ///
  /// The row is highlighted, then selected, or deselected if several rows may be selected. The delegate's methods are
  /// called in UIKit's order. Records an issue if there is no such row, or if it isn't in view.
  ///
  ///     people.tableView.user.tapRow(at: IndexPath(row: 0, section: 0))
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func tapRow(at indexPath: IndexPath, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tapRow(at: \(indexPath))", sourceLocation) { () throws(MissedAction) in try object.tapRow(at: indexPath) }
  }

  /// Taps a title of the section index.
  ///
  /// The data source chooses the section, which scrolls to the top. Records an issue if there is no such title, or if
  /// the data source chooses a section that doesn't exist.
  ///
  /// - Parameters:
  ///   - index: The index of the title in `sectionIndexTitles`.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func tapSectionIndexTitle(at index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tapSectionIndexTitle(at: \(index))", sourceLocation) { () throws(MissedAction) in
      let titles = object.sectionIndexTitles ?? []
      guard titles.indices.contains(index), let dataSource = object.dataSource else {
        throw MissedAction("the section index has \(titles.count) titles")
      }
      let section = dataSource.tableView(object, sectionForSectionIndexTitle: titles[index], at: index)
      guard (0..<object.numberOfSections).contains(section) else {
        throw MissedAction(
          "the data source chooses section \(section), and the table view has \(object.numberOfSections) sections"
        )
      }
      object.scrollToTop(ofSection: section)
    }
  }

  /// Taps the delete or insert control of a row, or the delete button of a swipe.
  ///
  /// The data source commits the edit. Records an issue if there is no such row, if it can't be edited, or if the style
  /// is `none`.
  ///
  ///     table.user.commitEditing(.delete, at: IndexPath(row: 2, section: 0))
  ///
  /// - Parameters:
  ///   - style: The edit.
  ///   - indexPath: The index path of the row.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func commitEditing(
    _ style: UITableViewCell.EditingStyle,
    at indexPath: IndexPath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    attempt("commitEditing(.\(style), at: \(indexPath))", sourceLocation) { () throws(MissedAction) in
      try object.requireRow(at: indexPath)
      guard object.commitEditing(style, at: indexPath) else {
        throw MissedAction("the data source doesn't allow the row to be edited; see tableView(_:canEditRowAt:)")
      }
    }
  }

  /// Drags a row by its reorder control.
  ///
  /// The delegate may choose another target; the data source moves the data. Records an issue if there is no such row,
  /// or if it can't be moved.
  ///
  /// - Parameters:
  ///   - source: The index path of the row.
  ///   - target: The index path to which the row is dragged.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func dragRow(
    at source: IndexPath,
    to target: IndexPath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    attempt("dragRow(at: \(source), to: \(target))", sourceLocation) { () throws(MissedAction) in
      try object.dragRow(at: source, to: target)
    }
  }

  /// Swipes over a row.
  ///
  /// Records an issue if there is no such row, or if it isn't in view.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row.
  ///   - leading: Whether to show the actions at the leading edge.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  /// - Returns: The actions that the swipe shows: the delegate's, or "Delete" if the row may be deleted; `nil` if there
  ///   are none.
  public func swipeActions(
    at indexPath: IndexPath,
    leading: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> UISwipeActionsConfiguration? {
    attempt("swipeActions(at: \(indexPath))", sourceLocation, otherwise: nil) { () throws(MissedAction) in
      try object.requireVisibleRow(at: indexPath)
      return object.swipeActions(at: indexPath, leading: leading)
    }
  }

  /// Swipes over a row and taps an action.
  ///
  /// The delegate is told that editing begins, the action runs, and editing ends. Records an issue if there is no such
  /// row, if it isn't in view, or if it has no such action.
  ///
  ///     table.user.performSwipeAction("Delete", at: IndexPath(row: 0, section: 0))
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - indexPath: The index path of the row.
  ///   - leading: Whether the action is one of those at the leading edge.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  /// - Returns: Whether the action reports success.
  @discardableResult
  public func performSwipeAction(
    _ title: String,
    at indexPath: IndexPath,
    leading: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    attempt("performSwipeAction(\"\(title)\", at: \(indexPath))", sourceLocation, otherwise: false) {
      () throws(MissedAction) in
      try object.requireVisibleRow(at: indexPath)
      let actions = object.swipeActions(at: indexPath, leading: leading)?.actions ?? []
      guard let action = actions.first(where: { $0.title == title }) else {
        throw missedSwipeAction(title, at: indexPath, leading: leading, actions.map(\.title))
      }
      return object.perform(action, at: indexPath, leading: leading)
    }
  }

  private func missedSwipeAction(
    _ title: String,
    at indexPath: IndexPath,
    leading: Bool,
    _ titles: [String?]
  ) -> MissedAction {
    let others = object.swipeActions(at: indexPath, leading: !leading)?.actions ?? []
    if others.contains(where: { $0.title == title }) {
      let edge = leading ? "trailing" : "leading"
      return MissedAction("the action is at the \(edge) edge of the row; specify leading: \(!leading)")
    }
    return MissedAction("the row has no such swipe action; its actions are: \(list(titles))")
  }

  /// Opens the menu of a row with a long press.
  ///
  /// Records an issue if there is no such row, or if it isn't in view.
  ///
  ///     let menu = table.user.contextMenu(at: IndexPath(row: 1, section: 0))?.menu
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  /// - Returns: The configuration that the delegate returns; `nil` if the row has no menu.
  public func contextMenu(
    at indexPath: IndexPath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> UIContextMenuConfiguration? {
    attempt("contextMenu(at: \(indexPath))", sourceLocation, otherwise: nil) { () throws(MissedAction) in
      try object.requireVisibleRow(at: indexPath)
      let rect = object.rectForRow(at: indexPath)
      return object.delegate?.tableView(
        object,
        contextMenuConfigurationForRowAt: indexPath,
        point: CGPoint(x: rect.midX, y: rect.midY)
      )
    }
  }

  /// Taps the preview of a menu.
  ///
  /// The delegate performs the preview's action, then the work that it added to the animator runs.
  ///
  /// - Parameter configuration: The configuration that ``contextMenu(at:sourceLocation:)`` returned.
  public func commitPreview(of configuration: UIContextMenuConfiguration) {
    let commit = PreviewCommit(configuration.preview)
    object.delegate?.tableView(object, willPerformPreviewActionForMenuWith: configuration, animator: commit)
    commit.run()
  }

  /// Chooses a command of the edit menu of a row, such as `"copy:"`.
  ///
  /// Records an issue if there is no such row, if it isn't in view, or if the delegate offers no menu or no such
  /// command.
  ///
  /// - Parameters:
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the row.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func performMenuAction(
    _ action: Selector,
    at indexPath: IndexPath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    attempt("performMenuAction(\(action), at: \(indexPath))", sourceLocation) { () throws(MissedAction) in
      try object.requireVisibleRow(at: indexPath)
      guard let delegate = object.delegate, delegate.tableView(object, shouldShowMenuForRowAt: indexPath) else {
        throw MissedAction("the delegate shows no menu for the row; see tableView(_:shouldShowMenuForRowAt:)")
      }
      guard delegate.tableView(object, canPerformAction: action, forRowAt: indexPath, withSender: nil) else {
        throw MissedAction("the menu of the row has no such command")
      }
      delegate.tableView(object, performAction: action, forRowAt: indexPath, withSender: nil)
    }
  }

  /// Drags two fingers over rows.
  ///
  /// If the delegate allows it, editing begins and the rows are selected. Records an issue if one of the rows doesn't
  /// exist or isn't in view.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the rows, at least one.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  /// - Returns: Whether the table view and its delegate allow it.
  @discardableResult
  public func beginMultipleSelection(
    at indexPaths: [IndexPath],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    attempt("beginMultipleSelection(at: \(indexPaths))", sourceLocation, otherwise: false) {
      () throws(MissedAction) in
      for indexPath in indexPaths { try object.requireVisibleRow(at: indexPath) }
      guard let first = indexPaths.first else { throw MissedAction("no row is specified") }
      guard object.allowsMultipleSelectionDuringEditing || object.allowsMultipleSelection,
        let delegate = object.delegate,
        delegate.tableView(object, shouldBeginMultipleSelectionInteractionAt: first)
      else { return false }
      if !object.isEditing { object.setEditing(true, animated: true) }
      delegate.tableView(object, didBeginMultipleSelectionInteractionAt: first)
      for indexPath in indexPaths where !(object.indexPathsForSelectedRows ?? []).contains(indexPath) {
        try object.tapRow(at: indexPath)
      }
      delegate.tableViewDidEndMultipleSelectionInteraction(object)
      return true
    }
  }
}
