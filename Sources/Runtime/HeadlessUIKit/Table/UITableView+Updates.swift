import HeadlessListModel

extension UITableView {
  func show(_ plan: BatchPlan, counts: [Int]) {
    let dropped = keepCells(by: plan)
    moveEditedRow(by: plan)
    let droppedViews = keepSectionViews(by: plan)
    changeGeometry(by: plan, counts: counts)
    if list.cycle.isRemeasuring { _ = remeasureRows() }
    updateContentSize()
    keepOffsetInContent()
    layoutContent()
    for row in dropped { endDisplaying(row) }
    for view in droppedViews { recycle(view) }
  }

  /// Keeps the cells of rows that remain, and returns the rows whose cells aren't kept.
  private func keepCells(by plan: BatchPlan) -> [VisibleRow] {
    var dropped: [VisibleRow] = []
    var kept: [(RowPosition, UITableViewCell)] = []
    for row in state.visibleRows {
      if case .kept(let new) = plan.fate(of: row.position) {
        kept.append((new, row.cell))
      } else {
        dropped.append(row)
      }
    }
    state.keptCells = KeptCells(kept)
    state.visibleRows = []
    return dropped
  }

  /// Applies the batch's deletions and insertions to the geometry.
  private func changeGeometry(by plan: BatchPlan, counts: [Int]) {
    let updates = plan.updates
    // Moved rows and sections keep their extents.
    let movedRows = updates.movedRows.map { (to: $0.to, extent: state.geometry.extent(of: $0.from)) }
    let gone = Set(updates.deletedSections)
    for row in (updates.deletedRows + updates.movedRows.map(\.from)).sorted(by: >) where !gone.contains(row.section) {
      state.geometry.removeRows(row.row..<row.row + 1, in: row.section)
    }
    let movedSections = updates.movedSections.map { (to: $0.to, section: state.geometry.sections[$0.from]) }
    for section in plan.sections.removed.reversed() { state.geometry.removeSection(at: section) }
    let moved = Dictionary(movedSections.map { ($0.to, $0.section) }, uniquingKeysWith: { first, _ in first })
    for section in plan.sections.added {
      state.geometry.insertSection(moved[section] ?? loadedSection(section, count: counts[section]), at: section)
    }
    for old in updates.reloadedSections {
      guard let section = plan.newSection(old) else { continue }
      state.geometry.removeSection(at: section)
      state.geometry.insertSection(loadedSection(section, count: counts[section]), at: section)
    }
    let fresh = Set(updates.insertedSections).union(updates.reloadedSections.compactMap(plan.newSection))
    let extents = Dictionary(movedRows.map { ($0.to, $0.extent) }, uniquingKeysWith: { first, _ in first })
    for row in (updates.insertedRows + updates.movedRows.map(\.to)).sorted() where !fresh.contains(row.section) {
      state.geometry.insertRow(extents[row] ?? initialExtent(of: row), at: row)
    }
    for old in updates.reloadedRows {
      if case .reloaded(let row) = plan.fate(of: old), !fresh.contains(row.section) {
        state.geometry.setExtent(initialExtent(of: row), of: row)
      }
    }
  }
}
