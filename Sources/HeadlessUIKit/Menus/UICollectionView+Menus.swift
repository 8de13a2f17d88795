extension UICollectionView {
  /// The menu of a long press on an item: what the delegate says, asked for items first, then for one. `nil` where
  /// there is none.
  public func contextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    let place = layoutAttributesForItem(at: indexPath)?.center ?? .zero
    return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [indexPath], point: place)
      ?? delegate?.collectionView(self, contextMenuConfigurationForItemAt: indexPath, point: place)
  }

  /// Touches the preview of an item's menu: the delegate performs what it stands for.
  public func commitPreview(of configuration: UIContextMenuConfiguration) {
    let commit = PreviewCommit(configuration.preview)
    delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: commit)
    commit.run()
  }

  /// Performs a command of the old menu of an item, such as "copy:". `false` where the delegate shows no such menu or
  /// no such command.
  @discardableResult
  public func performMenuAction(_ action: Selector, at indexPath: IndexPath) -> Bool {
    guard let delegate, delegate.collectionView(self, shouldShowMenuForItemAt: indexPath),
      delegate.collectionView(self, canPerformAction: action, forItemAt: indexPath, withSender: nil)
    else { return false }
    delegate.collectionView(self, performAction: action, forItemAt: indexPath, withSender: nil)
    return true
  }

  /// Drags two fingers over items: where the delegate lets it, they are selected.
  @discardableResult
  public func beginMultipleSelection(at indexPaths: [IndexPath]) -> Bool {
    guard let first = indexPaths.first, allowsMultipleSelection,
      delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: first) ?? false
    else { return false }
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: first)
    for indexPath in indexPaths where !(indexPathsForSelectedItems ?? []).contains(indexPath) { tapItem(at: indexPath) }
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
    return true
  }
}

extension UICollectionViewDelegate {
  /// None.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// None.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// None.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// None.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// No.
  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    false
  }
  /// No.
  public func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// No.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
}
