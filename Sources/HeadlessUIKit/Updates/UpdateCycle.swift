import ListGeometry

/// Where a view of rows or items stands between what callbacks ask for and what is shown.
///
/// While the view loads or shows something, questions are answered from what is there, and no layout begins within a
/// layout. Changes wait for the end; where rows may be others afterwards, no further row is shown before.
@MainActor
struct UpdateCycle {
  /// Whether everything is to be loaded anew.
  var needsReload = true
  /// Whether counts, sizes, places or views are being asked for.
  private(set) var isLayingOut = false
  /// Whether a callback changed what is to be shown, so that the layout that goes on shows no more of it.
  private(set) var isInterrupted = false
  /// Whether sizes are being asked for that were known already.
  var isAskingAgain = false
  /// How many updates and reloads were asked for: whether a callback asked for one is seen by it.
  private(set) var changes = 0
  /// How many batches were begun, one in the other, that are not ended yet.
  private(set) var depth = 0
  /// The batch of updates that is being collected.
  private var batch: BatchUpdates?
  /// What callbacks asked for during a layout.
  private var waiting: WaitingUpdates?

  /// Whether updates were asked for in a layout that are not performed yet.
  var isWaiting: Bool { waiting != nil }

  /// Whether updates were begun or asked for that are not performed yet.
  var hasUncommittedUpdates: Bool { depth > 0 || isWaiting }

  mutating func countChange() { changes += 1 }

  mutating func askForReload() {
    countChange()
    needsReload = true
    if isLayingOut { isInterrupted = true }
  }

  // MARK: Layouts

  mutating func beginLayout() {
    isLayingOut = true
    isInterrupted = false
  }

  mutating func endLayout() { isLayingOut = false }

  /// Lets updates wait for the end of the layout that goes on.
  mutating func postpone(_ updates: BatchUpdates) {
    // Who asks for sizes again whenever a size is asked for would do so for ever.
    if updates.requestsSizes, isAskingAgain { return }
    if !updates.isEmpty { isInterrupted = true }
    waiting = waiting ?? WaitingUpdates()
    waiting?.add(updates)
  }

  /// Lets something wait for the updates that do.
  mutating func postpone(_ action: @escaping () -> Void) { waiting?.add(afterwards: action) }

  mutating func takeWaiting() -> WaitingUpdates? {
    guard let taken = waiting else { return nil }
    waiting = nil
    return taken
  }

  // MARK: Batches

  mutating func beginBatch() {
    if depth == 0 { batch = BatchUpdates() }
    depth += 1
  }

  mutating func collect(_ change: (inout BatchUpdates) -> Void) {
    var updates = batch ?? BatchUpdates()
    batch = nil
    change(&updates)
    batch = updates
  }

  /// The updates to perform, at the end of the outermost batch.
  mutating func endBatch() -> BatchUpdates? {
    if depth == 0 { return nil }
    depth -= 1
    if depth > 0 { return nil }
    defer { batch = nil }
    return batch
  }
}
