import HeadlessListModel

extension ListView {
  package var needsReload: Bool { list.cycle.needsReload }

  func beginLayout() { list.cycle.beginLayout() }

  /// Tells the delegate that shorter content moved the offset, once rows or items are shown there.
  func tellOfMovedContent() {
    guard list.needsScrollCallback else { return }
    list.needsScrollCallback = false
    tellOfScrolling()
  }

  func applyWaitingUpdates() {
    guard let waiting = list.cycle.takeWaiting() else { return }
    // A reload covers all other updates.
    if let batch = waiting.batch, !needsReload { apply(batch) } else { setNeedsReload() }
    for action in waiting.afterwards { action() }
  }

  /// Runs an action now, or after deferred updates.
  package func afterUpdates(_ action: @escaping () -> Void) {
    if list.cycle.isWaiting { list.cycle.postpone(action) } else { action() }
  }

  func beginBatch() {
    if list.cycle.depth == 0 { reloadIfNeeded() }
    list.cycle.beginBatch()
  }

  func endBatch() {
    if let updates = list.cycle.endBatch() { apply(updates) }
  }

  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginBatch()
    updates?()
    endBatch()
    if let completion { afterUpdates { completion(true) } }
  }

  /// Performs a complete batch; `change` changes the data.
  package func perform(_ batch: BatchUpdates, _ change: () -> Void) {
    beginBatch()
    change()
    list.cycle.collect { $0 = batch }
    endBatch()
  }

  /// Adds to the batch in progress, or performs a batch of its own. Stops with UIKit's message if the data source shows
  /// snapshots: it doesn't know of the change.
  func update(_ change: (inout BatchUpdates) -> Void) {
    if showsSnapshots {
      let view = type(of: self).listKind == .table ? "UITableView" : "UICollectionView"
      stop(
        "\(view) must be updated via the \(view)DiffableDataSource APIs when acting as the \(view)'s dataSource: please do "
          + "not call mutation APIs directly on \(view)"
      )
    }
    beginBatch()
    list.cycle.collect(change)
    endBatch()
  }

  func move(_ indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append(.init(from: RowPosition(indexPath), to: RowPosition(newIndexPath))) }
  }

  /// Shows a movement that the user made.
  func showMove(from source: IndexPath, to target: IndexPath) {
    var batch = BatchUpdates()
    batch.movedRows = [.init(from: RowPosition(source), to: RowPosition(target))]
    perform(batch) {}
  }

  func moveSection(_ section: Int, to newSection: Int) {
    update { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Performs a batch of updates, or defers it to the end of the layout in progress. Stops with UIKit's message if the
  /// updates and the counts don't match.
  private func apply(_ updates: BatchUpdates) {
    list.cycle.countChange()
    if list.cycle.isLayingOut { return list.cycle.postpone(updates) }
    beginLayout()
    list.cycle.isRemeasuring = updates.requestsSizes
    let (before, after) = (loadedCounts, requestedCounts())
    let validation = BatchValidation(updates, before: before, after: after, kind: Self.listKind)
    if let error = validation.firstError() { stop(error) }
    list.selection = list.selection.following(validation.plan)
    show(validation.plan, counts: after)
    list.cycle.isRemeasuring = false
    endLayout()
    layoutIfNeeded()
  }

  /// Configures the existing cells of elements again, now or after deferred updates, and lets the next layout measure
  /// them. Stops if the data source returns another cell.
  func reconfigure(_ indexPaths: [IndexPath]) {
    reloadIfNeeded()
    if list.cycle.isWaiting { return afterUpdates { [weak self] in self?.reconfigure(indexPaths) } }
    for indexPath in indexPaths {
      guard let cell = shownCell(at: RowPosition(indexPath)) else { continue }
      if reconfiguredCell(cell, at: indexPath) !== cell {
        stop(
          "Attempted to reconfigure the \(element) at index path \(indexPath.messageText), but the data source returned "
            + "another cell. Dequeue with the same reuse identifier to get the \(element)'s existing cell, or reload "
            + "the \(element) instead"
        )
      }
      cell.needsMeasuring = true
    }
    setNeedsLayout()
  }
}
