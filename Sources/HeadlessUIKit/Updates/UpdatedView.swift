import ListGeometry

/// A table or collection view that performs batches of updates.
@preconcurrency
@MainActor
protocol UpdatedView: UIView {
  var cycle: UpdateCycle { get set }
  /// Reloads counts if needed.
  func reloadIfNeeded()
  /// Requests a reload of everything.
  func setNeedsReload()
  /// Performs a batch of updates, or defers it to the end of the layout in progress.
  func apply(_ updates: BatchUpdates)
}

extension UpdatedView {
  var needsReload: Bool { cycle.needsReload }

  /// Performs the updates that callbacks of a layout requested.
  func applyWaitingUpdates() {
    guard let waiting = cycle.takeWaiting() else { return }
    // A reload covers all other updates.
    if let batch = waiting.batch, !needsReload { apply(batch) } else { setNeedsReload() }
    for action in waiting.afterwards { action() }
  }

  /// Runs an action now, or after deferred updates.
  func afterUpdates(_ action: @escaping () -> Void) {
    if cycle.isWaiting { cycle.postpone(action) } else { action() }
  }

  func beginBatch() {
    if cycle.depth == 0 { reloadIfNeeded() }
    cycle.beginBatch()
  }

  func endBatch() {
    if let updates = cycle.endBatch() { apply(updates) }
  }

  /// Performs the updates that `updates` requests as one batch.
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginBatch()
    updates?()
    endBatch()
    if let completion { afterUpdates { completion(true) } }
  }

  /// Performs a complete batch; `change` changes the data.
  func perform(_ batch: BatchUpdates, _ change: () -> Void) {
    beginBatch()
    change()
    cycle.collect { $0 = batch }
    endBatch()
  }

  /// Adds to the batch in progress, or performs a batch of its own.
  func update(_ change: (inout BatchUpdates) -> Void) {
    beginBatch()
    cycle.collect(change)
    endBatch()
  }
}
