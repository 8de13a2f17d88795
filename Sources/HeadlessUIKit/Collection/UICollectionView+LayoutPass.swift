/// What happens when callbacks ask and change while the view loads or shows elements: as in tables, questions are answered
/// from what is there, and changes wait for the end.
extension UICollectionView {
  func beginLayout() {
    isLayingOut = true
    isInterrupted = false
  }

  func endLayout() {
    isLayingOut = false
    if isInterrupted {
      setNeedsLayout()
      // A layout that was told so while it prepared took itself to be valid at the end.
      if needsReload { collectionViewLayout.invalidateEverything(counts: true) }
    }
    guard let waiting = waitingUpdates else { return }
    waitingUpdates = nil
    // Loading everything anew finds all changes, whatever else was asked for.
    if let batch = waiting.batch, !needsReload { apply(batch) } else { setNeedsReload() }
    for action in waiting.afterwards { action() }
  }

  /// Lets the layout prepare, whose questions about sizes may be answered with questions.
  func prepareUndisturbed() {
    if isLayingOut { return collectionViewLayout.prepare() }
    beginLayout()
    collectionViewLayout.prepare()
    endLayout()
  }

  /// Lets updates wait for the end of the layout that goes on.
  func postpone(_ updates: BatchUpdates) {
    // Who asks for sizes again whenever a size is asked for would do so for ever.
    if updates.asksForSizes, isAskingAgain { return }
    if !updates.changesNothing { isInterrupted = true }
    var waiting = waitingUpdates ?? WaitingUpdates()
    waiting.add(updates)
    waitingUpdates = waiting
  }

  /// Runs something now, or after the updates that wait.
  func afterUpdates(_ action: @escaping () -> Void) {
    if waitingUpdates == nil { action() } else { waitingUpdates?.add(afterwards: action) }
  }

  /// Whether updates were begun or asked for that are not performed yet.
  public var hasUncommittedUpdates: Bool { updateDepth > 0 || waitingUpdates != nil }
}
