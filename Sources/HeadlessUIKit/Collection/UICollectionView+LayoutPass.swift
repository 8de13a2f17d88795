extension UICollectionView: UpdatedView {
  func beginLayout() { cycle.beginLayout() }

  func endLayout() {
    cycle.endLayout()
    if cycle.isInterrupted {
      setNeedsLayout()
      // A layout that was invalidated while it prepared considers itself valid at the end.
      if needsReload { collectionViewLayout.invalidateEverything(counts: true) }
    }
    applyWaitingUpdates()
  }

  /// Prepares the layout as part of a layout pass, so that updates requested by callbacks are deferred.
  func prepareUndisturbed() {
    if cycle.isLayingOut { return collectionViewLayout.prepare() }
    beginLayout()
    collectionViewLayout.prepare()
    endLayout()
  }
}
