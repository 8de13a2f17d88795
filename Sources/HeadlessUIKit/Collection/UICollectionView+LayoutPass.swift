extension UICollectionView: UpdatedView {
  func beginLayout() { cycle.beginLayout() }

  func endLayout() {
    cycle.endLayout()
    if cycle.isInterrupted {
      setNeedsLayout()
      // A layout that was told so while it prepared took itself to be valid at the end.
      if needsReload { collectionViewLayout.invalidateEverything(counts: true) }
    }
    applyWaitingUpdates()
  }

  /// Lets the layout prepare, whose questions about sizes may be answered with questions.
  func prepareUndisturbed() {
    if cycle.isLayingOut { return collectionViewLayout.prepare() }
    beginLayout()
    collectionViewLayout.prepare()
    endLayout()
  }
}
