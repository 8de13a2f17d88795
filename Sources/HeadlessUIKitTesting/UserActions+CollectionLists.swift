public import HeadlessUIKit
public import Testing

/// Actions on collection views with compositional layouts.
extension UserActions where Object: UICollectionView {
  /// The scroll view of a section that scrolls across the scroll direction.
  ///
  /// Records an issue if the section doesn't scroll that way, or if it isn't in view.
  ///
  ///     let shelf = shop.collectionView.user.scrollView(ofSection: 1)
  ///     shelf?.user.beginDragging()
  ///     shelf?.user.drag(by: CGPoint(x: 80, y: 0))
  ///     shelf?.user.endDragging()
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  /// - Returns: The scroll view, whose content offset is that of the section.
  public func scrollView(ofSection section: Int, sourceLocation: SourceLocation = #_sourceLocation) -> UIScrollView? {
    attempt("scrollView(ofSection: \(section))", sourceLocation, otherwise: nil) { () throws(MissedAction) in
      guard let scroller = object.scroller(ofSection: section) else {
        throw MissedAction(
          "section \(section) isn't in view, or doesn't scroll on its own; see orthogonalScrollingBehavior"
        )
      }
      return scroller
    }
  }

  /// Swipes over an item of a list.
  ///
  /// Records an issue if there is no such item, or if it isn't in view.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - leading: Whether to show the actions at the leading edge.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  /// - Returns: The actions that the provider of the list's configuration returns; `nil` if there are none.
  public func swipeActions(
    at indexPath: IndexPath,
    leading: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> UISwipeActionsConfiguration? {
    attempt("swipeActions(at: \(indexPath))", sourceLocation, otherwise: nil) { () throws(MissedAction) in
      try object.requireVisibleItem(at: indexPath)
      return object.swipeActions(at: indexPath, leading: leading)
    }
  }

  /// Swipes over an item of a list and taps an action.
  ///
  /// Records an issue if there is no such item, if it isn't in view, or if it has no such action.
  ///
  ///     list.user.performSwipeAction("Delete", at: IndexPath(item: 0, section: 0))
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - indexPath: The index path of the item.
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
      try object.requireVisibleItem(at: indexPath)
      let actions = object.swipeActions(at: indexPath, leading: leading)?.actions ?? []
      guard let action = actions.first(where: { $0.title == title }) else {
        throw MissedAction("the item has no such swipe action; its actions are: \(list(actions.map(\.title)))")
      }
      return object.perform(action, at: indexPath)
    }
  }

  /// Taps the outline disclosure of an item.
  ///
  /// Expands or collapses the item of a section snapshot, or runs the accessory's action if it has one. The diffable
  /// data source's `sectionSnapshotHandlers` may refuse. Records an issue if there is no such item, if it isn't in
  /// view, or if its cell has no outline disclosure.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func tapOutlineDisclosure(at indexPath: IndexPath, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tapOutlineDisclosure(at: \(indexPath))", sourceLocation) { () throws(MissedAction) in
      try object.requireVisibleItem(at: indexPath)
      try object.tapOutlineDisclosure(at: indexPath)
    }
  }
}
