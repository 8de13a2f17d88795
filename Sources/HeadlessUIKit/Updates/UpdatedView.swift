import ListGeometry

/// A table or collection view: what both do about updates and about callbacks that ask for some.
@MainActor
protocol UpdatedView: UIView {
  var cycle: UpdateCycle { get set }
  /// Asks for counts, if that is due.
  func reloadIfNeeded()
  /// Has everything loaded anew.
  func setNeedsReload()
  /// Performs a batch of updates, or lets it wait for the end of a layout.
  func apply(_ updates: BatchUpdates)
}

extension UpdatedView {
  var needsReload: Bool { cycle.needsReload }

  /// Performs what callbacks of a layout asked for.
  func applyWaitingUpdates() {
    guard let waiting = cycle.takeWaiting() else { return }
    // Loading everything anew finds all changes, whatever else was asked for.
    if let batch = waiting.batch, !needsReload { apply(batch) } else { setNeedsReload() }
    for action in waiting.afterwards { action() }
  }

  /// Runs something now, or after the updates that wait.
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

  /// Performs what `updates` asks for as one batch.
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginBatch()
    updates?()
    endBatch()
    if let completion { afterUpdates { completion(true) } }
  }

  /// Performs a batch that is known as a whole; `change` changes the data.
  func perform(_ batch: BatchUpdates, _ change: () -> Void) {
    beginBatch()
    change()
    cycle.collect { $0 = batch }
    endBatch()
  }

  /// Adds to the batch that is being collected, or performs one of its own.
  func update(_ change: (inout BatchUpdates) -> Void) {
    beginBatch()
    cycle.collect(change)
    endBatch()
  }
}
