extension UITableView {
  /// Inserts rows; the places are those after the batch. The data must already hold them.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows += indexPaths.map(RowPosition.init) }
  }

  /// Deletes rows; the places are those before the batch. The data must no longer hold them.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows += indexPaths.map(RowPosition.init) }
  }

  /// Asks for rows' cells anew; the places are those before the batch.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows += indexPaths.map(RowPosition.init) }
  }

  /// Moves a row from its place before the batch to its place after it; its cell stays alive.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append(.init(from: RowPosition(indexPath), to: RowPosition(newIndexPath))) }
  }

  /// Inserts sections; the places are those after the batch.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections += sections }
  }

  /// Deletes sections; the places are those before the batch.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections += sections }
  }

  /// Asks for everything in sections anew; the places are those before the batch.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections += sections }
  }

  /// Moves a section from its place before the batch to its place after it; its cells stay alive.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Asks the data source to fill the cells of rows again, without making new ones. Rows out of view are left alone.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadIfNeeded()
    if waitingUpdates != nil { return afterUpdates { [weak self] in self?.reconfigureRows(at: indexPaths) } }
    for indexPath in indexPaths {
      guard let index = visibleRows.firstIndex(where: { $0.position == RowPosition(indexPath) }) else { continue }
      let row = visibleRows[index]
      let cell = reconfigure(row)
      if cell !== row.cell {
        stop(
          "Attempted to reconfigure the row at index path \(indexPath.messageText), but the data source returned another "
            + "cell. Dequeue with the same reuse identifier to get the row's existing cell, or reload the row instead"
        )
      }
    }
    setNeedsLayout()
  }

  /// Begins a batch of updates. Batches nest; the outermost `endUpdates()` performs all.
  public func beginUpdates() {
    if updateDepth == 0 {
      reloadIfNeeded()
      pendingUpdates = BatchUpdates()
    }
    updateDepth += 1
  }

  /// Ends a batch of updates. A batch without updates asks for heights again, without asking for cells. Stops with UIKit's message when the updates and the counts don't add up.
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let updates = pendingUpdates else { return }
    pendingUpdates = nil
    apply(updates)
  }

  /// Performs a batch of updates; then `completion` is called. That happens at once, in callbacks of a layout after it.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { afterUpdates { completion(true) } }
  }

  /// Performs a batch that is known as a whole; `change` changes the data.
  func perform(_ batch: BatchUpdates, _ change: () -> Void) {
    beginUpdates()
    change()
    pendingUpdates = batch
    endUpdates()
  }

  private func update(_ change: (inout BatchUpdates) -> Void) {
    beginUpdates()
    var updates = pendingUpdates ?? BatchUpdates()
    change(&updates)
    pendingUpdates = updates
    endUpdates()
  }

  func apply(_ updates: BatchUpdates) {
    contentVersion += 1
    if isLayingOut { return postpone(updates) }
    beginLayout()
    isAskingAgain = updates.asksForSizes
    let before = geometry.sections.map(\.rows.count)
    let after =
      dataSource.map { source in
        (0..<source.numberOfSections(in: self)).map { rowCount(of: $0, from: source) }
      } ?? []
    let validation = BatchValidation(updates, before: before, after: after, words: .table)
    if let mistake = validation.mistake() { stop(mistake) }
    let plan = validation.plan
    let dropped = keepCells(by: plan)
    let droppedViews = keepSectionViews(by: plan)
    selection = selection.compactMap { position in
      if case .kept(let new) = plan.fate(of: position) { return new }
      return nil
    }
    changeGeometry(by: plan, counts: after)
    if isAskingAgain { _ = askForHeightsAgain() }
    updateContentSize()
    keepOffsetInContent()
    layoutContent()
    for row in dropped { endDisplaying(row) }
    for view in droppedViews { recycle(view) }
    isAskingAgain = false
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

  private func keepSectionViews(by plan: BatchPlan) -> [UIView] {
    var dropped: [UIView] = []
    func kept(_ views: [Int: UIView], _ isHeader: Bool) -> [Int: UIView] {
      var kept: [Int: UIView] = [:]
      for (section, view) in views.sorted(by: { $0.key < $1.key }) {
        if case .kept(let new) = plan.fate(ofSection: section) {
          kept[new] = view
        } else {
          view.removeFromSuperview()
          if isHeader {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
          } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
          }
          dropped.append(view)
        }
      }
      return kept
    }
    headers.visible = kept(headers.visible, true)
    footers.visible = kept(footers.visible, false)
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
