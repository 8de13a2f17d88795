import ListGeometry

extension UITableView {
  /// Inserts rows; the places are those after the batch. The data must already hold them.
  ///
  /// Stops with UIKit's message where a row can't be there or the counts don't add up: at once, or at the end of the
  /// batch. So do all changes of rows and sections.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows += indexPaths.map(RowPosition.init) }
  }

  /// Deletes rows; the places are those before the batch. The data must no longer hold them. Stops where a row isn't
  /// there or the counts don't add up.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows += indexPaths.map(RowPosition.init) }
  }

  /// Asks for rows' cells anew; the places are those before the batch. Stops where a row isn't there, is deleted, too,
  /// or the counts don't add up.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows += indexPaths.map(RowPosition.init) }
  }

  /// Moves a row from its place before the batch to its place after it; its cell stays alive. Stops where either place
  /// isn't there, is changed otherwise, too, or the counts don't add up.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append(.init(from: RowPosition(indexPath), to: RowPosition(newIndexPath))) }
  }

  /// Inserts sections; the places are those after the batch. Stops where a section can't be there or the counts don't
  /// add up.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections += sections }
  }

  /// Deletes sections; the places are those before the batch. Stops where a section isn't there or the counts don't add
  /// up.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections += sections }
  }

  /// Asks for everything in sections anew; the places are those before the batch. Stops where a section isn't there, is
  /// deleted, too, or the counts don't add up.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections += sections }
  }

  /// Moves a section from its place before the batch to its place after it; its cells stay alive. Stops where either
  /// place isn't there, is changed otherwise, too, or the counts don't add up.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Asks the data source to fill the cells of rows again, without making new ones. Rows out of view are left alone.
  /// Stops if the data source gives another cell than the row has.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadIfNeeded()
    if cycle.isWaiting { return afterUpdates { [weak self] in self?.reconfigureRows(at: indexPaths) } }
    for indexPath in indexPaths {
      guard let row = visibleRow(at: RowPosition(indexPath)) else { continue }
      if reconfigure(row) !== row.cell {
        stop(
          "Attempted to reconfigure the row at index path \(indexPath.messageText), but the data source returned "
            + "another cell. Dequeue with the same reuse identifier to get the row's existing cell, or reload the row "
            + "instead"
        )
      }
    }
    setNeedsLayout()
  }

  /// Begins a batch of updates. Batches nest; the outermost `endUpdates()` performs all.
  public func beginUpdates() { beginBatch() }

  /// Ends a batch of updates. A batch without updates asks for heights again, without asking for cells. Stops with
  /// UIKit's message when the updates and the counts don't add up.
  public func endUpdates() { endBatch() }

  /// Performs a batch of updates; then `completion` is called. That happens at once, in callbacks of a layout after it.
  /// Stops as `endUpdates()` does.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion: completion)
  }

  /// Whether updates were begun or asked for that are not performed yet.
  public var hasUncommittedUpdates: Bool { cycle.hasUncommittedUpdates }

  func apply(_ updates: BatchUpdates) {
    cycle.countChange()
    if cycle.isLayingOut { return cycle.postpone(updates) }
    beginLayout()
    cycle.isAskingAgain = updates.requestsSizes
    let before = geometry.sections.map(\.rows.count)
    let after =
      dataSource.map { source in
        (0..<source.numberOfSections(in: self)).map { rowCount(of: $0, from: source) }
      } ?? []
    let validation = BatchValidation(updates, before: before, after: after, kind: .table)
    if let error = validation.firstError() { stop(error) }
    let plan = validation.plan
    let dropped = keepCells(by: plan)
    moveEditedRow(by: plan)
    let droppedViews = keepSectionViews(by: plan)
    selection = selection.following(plan)
    changeGeometry(by: plan, counts: after)
    if cycle.isAskingAgain { _ = askForHeightsAgain() }
    updateContentSize()
    keepOffsetInContent()
    layoutContent()
    for row in dropped { endDisplaying(row) }
    for view in droppedViews { recycle(view) }
    cycle.isAskingAgain = false
    endLayout()
    layoutIfNeeded()
  }

  /// Takes the cells of rows that stay along, and answers the rows whose cells don't.
  private func keepCells(by plan: BatchPlan) -> [VisibleRow] {
    var dropped: [VisibleRow] = []
    var kept: [(RowPosition, UITableViewCell)] = []
    for row in visibleRows {
      if case .kept(let new) = plan.fate(of: row.position) {
        kept.append((new, row.cell))
      } else {
        dropped.append(row)
      }
    }
    keptCells = KeptCells(kept)
    visibleRows = []
    return dropped
  }

  /// Removes and inserts in the geometry what the batch removes and inserts; nothing else is touched.
  private func changeGeometry(by plan: BatchPlan, counts: [Int]) {
    let updates = plan.updates
    // Moved rows and sections take their extents along.
    let movedRows = updates.movedRows.map { (to: $0.to, extent: geometry.extent(of: $0.from)) }
    let gone = Set(updates.deletedSections)
    for row in (updates.deletedRows + updates.movedRows.map(\.from)).sorted(by: >) where !gone.contains(row.section) {
      geometry.removeRows(row.row..<row.row + 1, in: row.section)
    }
    let movedSections = updates.movedSections.map { (to: $0.to, section: geometry.sections[$0.from]) }
    for section in plan.sections.removed.reversed() { geometry.removeSection(at: section) }
    let moved = Dictionary(movedSections.map { ($0.to, $0.section) }, uniquingKeysWith: { first, _ in first })
    for section in plan.sections.added {
      geometry.insertSection(moved[section] ?? loadedSection(section, count: counts[section]), at: section)
    }
    for old in updates.reloadedSections {
      guard let section = plan.newSection(old) else { continue }
      geometry.removeSection(at: section)
      geometry.insertSection(loadedSection(section, count: counts[section]), at: section)
    }
    let fresh = Set(updates.insertedSections).union(updates.reloadedSections.compactMap(plan.newSection))
    let extents = Dictionary(movedRows.map { ($0.to, $0.extent) }, uniquingKeysWith: { first, _ in first })
    for row in (updates.insertedRows + updates.movedRows.map(\.to)).sorted() where !fresh.contains(row.section) {
      geometry.insertRow(extents[row] ?? initialExtent(of: row), at: row)
    }
    for old in updates.reloadedRows {
      if case .reloaded(let row) = plan.fate(of: old), !fresh.contains(row.section) {
        geometry.setExtent(initialExtent(of: row), of: row)
      }
    }
  }
}
