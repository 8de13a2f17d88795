public import HeadlessUIKit
public import Testing

extension UserActions where Object: UICollectionView {
  /// Taps an item.
  ///
  /// The item is highlighted, then selected, or deselected if several items may be selected. The delegate's methods are
  /// called in UIKit's order. Records an issue if there is no such item, or if it isn't in view.
  ///
  ///     photos.collectionView.user.tapItem(at: IndexPath(item: 3, section: 0))
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func tapItem(at indexPath: IndexPath, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tapItem(at: \(indexPath))", sourceLocation) { () throws(MissedAction) in
      try object.tapItem(at: indexPath)
    }
  }

  /// Drags an item.
  ///
  /// The delegate may choose another target; the data source moves the data. Records an issue if there is no such item,
  /// or if it can't be moved.
  ///
  /// - Parameters:
  ///   - source: The index path of the item.
  ///   - target: The index path to which the item is dragged.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func dragItem(
    at source: IndexPath,
    to target: IndexPath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    attempt("dragItem(at: \(source), to: \(target))", sourceLocation) { () throws(MissedAction) in
      try object.requireItem(at: source)
      guard object.dataSource?.collectionView(object, canMoveItemAt: source) ?? false else {
        throw MissedAction("the data source doesn't allow the item to be moved; see collectionView(_:canMoveItemAt:)")
      }
      object.dragItem(at: source, to: target)
    }
  }

  /// Opens the menu of an item with a long press.
  ///
  /// Records an issue if there is no such item, or if it isn't in view.
  ///
  ///     let menu = photos.collectionView.user.contextMenu(at: IndexPath(item: 1, section: 0))?.menu
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  /// - Returns: The configuration that the delegate returns; `nil` if the item has no menu.
  public func contextMenu(
    at indexPath: IndexPath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> UIContextMenuConfiguration? {
    attempt("contextMenu(at: \(indexPath))", sourceLocation, otherwise: nil) { () throws(MissedAction) in
      try object.requireVisibleItem(at: indexPath)
      let point = object.layoutAttributesForItem(at: indexPath)?.center ?? .zero
      let delegate = object.delegate
      return delegate?.collectionView(object, contextMenuConfigurationForItemsAt: [indexPath], point: point)
        ?? delegate?.collectionView(object, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
  }

  /// Taps the preview of a menu.
  ///
  /// The delegate performs the preview's action, then the work that it added to the animator runs.
  ///
  /// - Parameter configuration: The configuration that ``contextMenu(at:sourceLocation:)`` returned.
  public func commitPreview(of configuration: UIContextMenuConfiguration) {
    let commit = PreviewCommit(configuration.preview)
    object.delegate?.collectionView(object, willPerformPreviewActionForMenuWith: configuration, animator: commit)
    commit.run()
  }

  /// Chooses a command of the edit menu of an item, such as `"copy:"`.
  ///
  /// Records an issue if there is no such item, if it isn't in view, or if the delegate offers no menu or no such
  /// command.
  ///
  /// - Parameters:
  ///   - action: The selector of the command.
  ///   - indexPath: The index path of the item.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func performMenuAction(
    _ action: Selector,
    at indexPath: IndexPath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    attempt("performMenuAction(\(action), at: \(indexPath))", sourceLocation) { () throws(MissedAction) in
      try object.requireVisibleItem(at: indexPath)
      guard let delegate = object.delegate, delegate.collectionView(object, shouldShowMenuForItemAt: indexPath) else {
        throw MissedAction("the delegate shows no menu for the item; see collectionView(_:shouldShowMenuForItemAt:)")
      }
      guard delegate.collectionView(object, canPerformAction: action, forItemAt: indexPath, withSender: nil) else {
        throw MissedAction("the menu of the item has no such command")
      }
      delegate.collectionView(object, performAction: action, forItemAt: indexPath, withSender: nil)
    }
  }

  /// Drags two fingers over items.
  ///
  /// If the delegate allows it, the items are selected. Records an issue if one of the items doesn't exist or isn't in
  /// view.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the items, at least one.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  /// - Returns: Whether the collection view and its delegate allow it.
  @discardableResult
  public func beginMultipleSelection(
    at indexPaths: [IndexPath],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    attempt("beginMultipleSelection(at: \(indexPaths))", sourceLocation, otherwise: false) {
      () throws(MissedAction) in
      for indexPath in indexPaths { try object.requireVisibleItem(at: indexPath) }
      guard let first = indexPaths.first else { throw MissedAction("no item is specified") }
      guard object.allowsMultipleSelection, let delegate = object.delegate,
        delegate.collectionView(object, shouldBeginMultipleSelectionInteractionAt: first)
      else { return false }
      delegate.collectionView(object, didBeginMultipleSelectionInteractionAt: first)
      for indexPath in indexPaths where !(object.indexPathsForSelectedItems ?? []).contains(indexPath) {
        try object.tapItem(at: indexPath)
      }
      delegate.collectionViewDidEndMultipleSelectionInteraction(object)
      return true
    }
  }
}
