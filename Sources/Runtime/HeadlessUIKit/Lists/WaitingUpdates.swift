import HeadlessListModel

/// Updates requested while rows or items are being shown. They are deferred, because what is being shown depends on the
/// data as loaded.
@MainActor
struct WaitingUpdates {
  /// The updates; `nil` for several batches, whose positions can't be combined.
  private(set) var batch: BatchUpdates? = BatchUpdates()
  private(set) var afterwards: [() -> Void] = []

  mutating func add(_ updates: BatchUpdates) {
    if updates.isEmpty { return }
    batch = batch?.isEmpty == true ? updates : nil
  }

  /// Runs an action after the updates.
  mutating func add(afterwards action: @escaping () -> Void) { afterwards.append(action) }
}
