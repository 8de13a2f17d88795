/// What is asked for while rows or items are being shown: it waits until that is done, because what is being shown is
/// of the data as it was known before.
@MainActor
struct WaitingUpdates {
  /// The changes; `nil` for several batches, whose places can't be told from each other any more.
  private(set) var batch: BatchUpdates? = BatchUpdates()
  private(set) var afterwards: [() -> Void] = []

  mutating func add(_ updates: BatchUpdates) {
    if updates.changesNothing { return }
    batch = batch?.changesNothing == true ? updates : nil
  }

  /// Runs something after the changes.
  mutating func add(afterwards action: @escaping () -> Void) { afterwards.append(action) }
}

extension BatchUpdates {
  /// Whether this is a batch without any change.
  var changesNothing: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
  }

  /// Whether the batch was made to have sizes asked for again. The difference of two snapshots isn't.
  var asksForSizes: Bool { changesNothing && !isDifference }
}
