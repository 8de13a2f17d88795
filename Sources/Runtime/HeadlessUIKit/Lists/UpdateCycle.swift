import ListModel

/// The state of a list's updates and layouts.
///
/// While a list loads or shows rows, queries are answered from the present state, and no layout begins within a layout.
/// Updates are deferred to the end; if they may change the rows, the layout shows no more of them.
@MainActor
struct UpdateCycle {
  /// Whether everything must be reloaded.
  var needsReload = true
  /// Whether counts, sizes, positions or views are being requested.
  private(set) var isLayingOut = false
  /// Whether a callback changed the content, so that the layout in progress shows no more of it.
  private(set) var isInterrupted = false
  /// Whether known sizes are being requested again.
  var isAskingAgain = false
  /// The number of requested updates and reloads, by which a caller detects that a callback requested one.
  private(set) var changes = 0
  /// The number of nested batches in progress.
  private(set) var depth = 0
  /// The batch of updates that is being collected.
  private var batch: BatchUpdates?
  /// The updates that callbacks requested during a layout.
  private var waiting: WaitingUpdates?

  /// Whether updates requested during a layout are deferred.
  var isWaiting: Bool { waiting != nil }

  /// Whether updates were begun or requested but haven't been performed.
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

  /// Defers updates to the end of the layout in progress.
  mutating func postpone(_ updates: BatchUpdates) {
    // Ignore size requests made while sizes are requested again; they would recurse.
    if updates.requestsSizes, isAskingAgain { return }
    if !updates.isEmpty { isInterrupted = true }
    waiting = waiting ?? WaitingUpdates()
    waiting?.add(updates)
  }

  /// Runs an action after the deferred updates.
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

  /// Ends a batch. Returns the updates to perform if it was the outermost one.
  mutating func endBatch() -> BatchUpdates? {
    if depth == 0 { return nil }
    depth -= 1
    if depth > 0 { return nil }
    defer { batch = nil }
    return batch
  }
}
