import ListGeometry

/// What is asked for while rows or items are being shown: it waits until that is done, because what is being shown is
/// of the data as it was known before.
@MainActor
struct WaitingUpdates {
  /// The changes; `nil` for several batches, whose places can't be told from each other any more.
  private(set) var batch: BatchUpdates? = BatchUpdates()
  private(set) var afterwards: [() -> Void] = []

  mutating func add(_ updates: BatchUpdates) {
    if updates.isEmpty { return }
    batch = batch?.isEmpty == true ? updates : nil
  }

  /// Runs something after the changes.
  mutating func add(afterwards action: @escaping () -> Void) { afterwards.append(action) }
}
