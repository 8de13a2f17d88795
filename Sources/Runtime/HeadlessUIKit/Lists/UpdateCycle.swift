import HeadlessListModel

/// Tracks whether a list's updates happen now, at the end of a batch, or after the layout in progress.
///
/// A data source can call the list back at any time. `cellForRowAt` may insert rows, and a batch may contain another
/// batch:
///
///     table.performBatchUpdates {
///       table.deleteRows(at: [first], with: .none)                         // collected
///       table.performBatchUpdates { table.insertRows(at: [last], with: .none) }   // collected as well
///     }                                                                     // one batch, validated and shown
///
/// During a layout, queries return the present state, no second layout begins, and updates wait until the layout ends.
/// If they may change rows, the layout shows no more of them.
///
/// The cycle only keeps the state. `ListView+Updates.swift` contains the steps, `BatchPlan` the effect of a batch on
/// each row, and `BatchValidation` UIKit's checks. All members take constant time, except for collecting updates.
@MainActor
struct UpdateCycle {
  var needsReload = true
  /// Whether counts, sizes, positions or views are being requested.
  private(set) var isLayingOut = false
  /// Whether a callback changed the content, so that the layout in progress shows no more of it.
  private(set) var isInterrupted = false
  /// Whether known sizes are being requested again.
  var isRemeasuring = false
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

  mutating func requestReload() {
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
    if updates.requestsSizes, isRemeasuring { return }
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
