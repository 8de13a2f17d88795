public import HeadlessUIKit
public import Testing

/// A list whose rows or items a user swipes, presses and selects: a table view or a collection view.
@preconcurrency @MainActor
public protocol UserList: UIScrollView {
  /// The list as ``UserActions`` operate it.
  var operations: ListOperations { get }
}

/// A table view or a collection view as ``UserActions`` operate it.
@MainActor
public struct ListOperations {
  let list: any OperatedList
}

extension UITableView: UserList {
  /// The table view as ``UserActions`` operate it.
  public var operations: ListOperations { ListOperations(list: self) }
}

extension UICollectionView: UserList {
  /// The collection view as ``UserActions`` operate it.
  public var operations: ListOperations { ListOperations(list: self) }
}

/// The actions on the rows of a table view and on the items of a collection view.
extension UserActions where Object: UserList {
  private var operated: any OperatedList { object.operations.list }

  /// Requires that touches reach the list where it shows a row or item, whose cell need not take them.
  func requireElement(at indexPath: IndexPath) throws(MissedAction) {
    try operated.requireVisibleElement(at: indexPath)
    try object.requireTouches()
    try operated.shownView(at: indexPath)?.requireUncovered(in: object)
  }

  /// Taps a row or item beside its controls.
  func tapElement(at indexPath: IndexPath, _ cell: UIView) throws(MissedAction) {
    if try cell.requireTouches() != nil, let window = cell.window {
      let (point, receiver) = try cell.requireFreeSpace(in: window)
      if !window.passTap(to: receiver, in: object, at: point) { return }
    }
    try operated.tap(at: indexPath)
  }

  /// Swipes over a row or item.
  ///
  /// Records an issue if there is no such row or item, if it isn't in view or is covered, or if a table is in editing
  /// mode, in which only the delete control of a row shows its trailing actions.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row or item.
  ///   - leading: Whether to show the actions at the leading edge.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  /// - Returns: The actions that the swipe shows; `nil` if there are none. For a table view those of the delegate, or
  ///   "Delete" if the row may be deleted; for a collection view those of the provider of the list's configuration.
  public func swipeActions(
    at indexPath: IndexPath,
    leading: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> UISwipeActionsConfiguration? {
    attempt("swipeActions(at: \(indexPath))", sourceLocation, otherwise: nil) { () throws(MissedAction) in
      try requireElement(at: indexPath)
      try requireSwipes(at: indexPath, leading: leading)
      let shown = operated.swipeActions(at: indexPath, leading: leading)
      if shown?.isStandard == true {
        let source = (object as? UITableView)?.dataSource.map { "\(type(of: $0))" } ?? ""
        warnOnce(
          "A device shows \"\(shown?.actions.first?.title ?? "")\" only if \(source) implements "
            + "tableView(_:commit:forRowAt:), which can't be seen here. Call performSwipeAction(_:at:), which records an "
            + "issue if it doesn't",
          about: "the standard swipe action of \(source)"
        )
      }
      return shown
    }
  }

  /// Swipes over a row or item and taps an action.
  ///
  /// A table view notifies its delegate that editing begins, the action runs, and editing ends. Records an issue if
  /// there is no such row or item, if it isn't in view or is covered, if it has no such action, if the data source
  /// doesn't implement the deletion of rows, or if a table is in editing mode, in which only the delete control of a
  /// row shows its trailing actions.
  ///
  ///     table.user.performSwipeAction("Delete", at: IndexPath(row: 0, section: 0))
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - indexPath: The index path of the row or item.
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
      let list = operated
      try requireElement(at: indexPath)
      try requireSwipes(at: indexPath, leading: leading)
      let actions = list.swipeActions(at: indexPath, leading: leading)?.actions ?? []
      guard let action = actions.first(where: { $0.title == title }) else {
        throw missedSwipeAction(title, at: indexPath, leading: leading, actions.map(\.title))
      }
      return try list.perform(action, at: indexPath, leading: leading)
    }
  }

  /// Requires that the user can show the actions of a row. In editing mode its delete control shows the trailing ones.
  private func requireSwipes(at indexPath: IndexPath, leading: Bool) throws(MissedAction) {
    guard let table = object as? UITableView, table.isEditing else { return }
    let style = table.delegate?.tableView(table, editingStyleForRowAt: indexPath) ?? .delete
    if leading || style != .delete {
      throw MissedAction(
        "the table is in editing mode, in which only a delete control shows actions: the trailing ones"
      )
    }
  }

  private func missedSwipeAction(
    _ title: String,
    at indexPath: IndexPath,
    leading: Bool,
    _ titles: [String?]
  ) -> MissedAction {
    let others = operated.swipeActions(at: indexPath, leading: !leading)?.actions ?? []
    if others.contains(where: { $0.title == title }) {
      let edge = leading ? "trailing" : "leading"
      return MissedAction("the action is at the \(edge) edge of the \(operated.element); specify leading: \(!leading)")
    }
    return MissedAction("the \(operated.element) has no such swipe action; its actions are: \(list(titles))")
  }

  /// Opens the menu of a row or item with a long press.
  ///
  /// The delegate is notified that the menu appears. Records an issue if there is no such row or item, or if it isn't
  /// in view.
  ///
  ///     let menu = table.user.contextMenu(at: IndexPath(row: 1, section: 0))?.user.menu
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row or item.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  /// - Returns: The configuration that the delegate returns, or `nil` if there is no menu.
  public func contextMenu(
    at indexPath: IndexPath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> UIContextMenuConfiguration? {
    attempt("contextMenu(at: \(indexPath))", sourceLocation, otherwise: nil) { () throws(MissedAction) in
      try requireElement(at: indexPath)
      guard let configuration = operated.contextMenu(at: indexPath) else { return nil }
      tellDelegate(of: configuration, isShown: true)
      return configuration
    }
  }

  /// Dismisses the menu of a row or item, as a tap beside it does.
  ///
  /// The delegate is told that the menu disappears, then the work that it added to the animator runs.
  ///
  /// - Parameter configuration: The configuration that ``contextMenu(at:sourceLocation:)`` returned.
  public func dismissContextMenu(_ configuration: UIContextMenuConfiguration) {
    tellDelegate(of: configuration, isShown: false)
  }

  private func tellDelegate(of configuration: UIContextMenuConfiguration, isShown: Bool) {
    let transition = PreviewCommit(nil)
    operated.tellDelegate(of: configuration, isShown: isShown, transition)
    transition.run()
  }

  /// Taps the preview of a menu.
  ///
  /// The delegate performs the preview's action and is told that the menu disappears, then the work that it added to
  /// the animators runs.
  ///
  /// - Parameter configuration: The configuration that ``contextMenu(at:sourceLocation:)`` returned.
  public func commitPreview(of configuration: UIContextMenuConfiguration) {
    let commit = PreviewCommit(configuration.preview)
    operated.commitPreview(of: configuration, commit)
    let transition = PreviewCommit(commit.previewViewController)
    operated.tellDelegate(of: configuration, isShown: false, transition)
    commit.run()
    transition.run()
  }

  /// Chooses a command of the edit menu of a row or item, such as `"copy:"`.
  ///
  /// Records an issue if there is no such row or item, if it isn't in view or is covered, or if the delegate offers no
  /// menu or no such command.
  ///
  /// - Parameters:
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the row or item.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func performMenuAction(
    _ action: Selector,
    at indexPath: IndexPath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    attempt("performMenuAction(\(action), at: \(indexPath))", sourceLocation) { () throws(MissedAction) in
      try requireElement(at: indexPath)
      try operated.performMenuAction(action, at: indexPath)
    }
  }

  /// Drags two fingers over rows or items.
  ///
  /// If the delegate allows it, they are selected; without a delegate that decides, if several can be selected while
  /// editing. A table view begins editing before, and so does a collection view in which several items can be selected
  /// while editing. Records an issue if one of them doesn't exist, isn't in view or is covered.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the rows or items, at least one.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  /// - Returns: Whether the list and its delegate allow it.
  @discardableResult
  public func beginMultipleSelection(
    at indexPaths: [IndexPath],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    attempt("beginMultipleSelection(at: \(indexPaths))", sourceLocation, otherwise: false) {
      () throws(MissedAction) in
      for indexPath in indexPaths { try requireElement(at: indexPath) }
      return try operated.selectSeveral(at: indexPaths)
    }
  }
}
