import HeadlessListModel

extension UITableView {
  /// The height of the table's header view, below which the first section begins.
  var headerExtent: Double { Double(state.headerHeight) }

  func replaceHeader(_ old: UIView?) {
    state.headerHeight = tableHeaderView?.frame.height ?? 0
    replace(old, by: tableHeaderView)
    if !needsReload { updateContentSize() }
  }

  func replaceFooter(_ old: UIView?) {
    state.footerHeight = tableFooterView?.frame.height ?? 0
    replace(old, by: tableFooterView)
    if !needsReload { updateContentSize() }
  }

  func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: CGFloat(headerExtent + state.geometry.total) + state.footerHeight)
  }

  /// Moves the offset back into bounds after the content became shorter. The delegate is told when rows are shown
  /// there.
  func keepOffsetInContent() {
    let inside = clamped(contentOffset)
    guard contentOffset.y > inside.y else { return }
    moveContent(to: inside.y)
    list.needsScrollCallback = true
    setNeedsLayout()
  }

  /// Changes the offset without notifying the delegate: content stays in position on screen.
  private func moveContent(to y: CGFloat) { bounds.origin.y = y }

  func layoutContent() {
    let wasInContent = contentOffset.y == clamped(contentOffset).y
    recycleEditedCellIfIdle()
    measureInvalidatedRows()
    fillRows()
    // The next layout shows the rest.
    if list.cycle.isInterrupted { return endDisplayingKeptCells() }
    updateContentSize()
    // Rows shorter than estimated can leave the content's end above the view's, or its start below. Each round measures
    // at least one more row, or is the last.
    while wasInContent, contentOffset.y != clamped(contentOffset).y {
      moveContent(to: clamped(contentOffset).y)
      fillRows()
      updateContentSize()
    }
    updateRowFramesIfNeeded()
    layoutSectionViews()
    layoutOuterViews()
    endDisplayingKeptCells()
    updateEditedCellFrame()
    assert(rowsMatchGeometry, "rows in view out of order, or not in the positions of the geometry")
    prefetchRows()
    tellOfMovedContent()
  }

  /// Whether the rows in view are in order and in the positions of the geometry. Checked after each layout in debug
  /// builds.
  private var rowsMatchGeometry: Bool {
    zip(state.visibleRows, state.visibleRows.dropFirst()).allSatisfy {
      $0.position < $1.position && $0.end <= $1.start + tolerance(at: $1.start)
    }
      && state.visibleRows.allSatisfy {
        abs(state.geometry.start(of: $0.position) - $0.start) < tolerance(at: $0.start)
      }
  }

  /// Sums of large heights are less exact.
  private func tolerance(at start: Double) -> Double { max(0.001, abs(start) * 1e-9) }

  private func layoutOuterViews() {
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    }
    if let view = tableFooterView {
      view.frame = CGRect(
        x: 0,
        y: CGFloat(headerExtent + state.geometry.total),
        width: bounds.width,
        height: view.frame.height
      )
    }
    backgroundView?.frame = bounds
  }

  /// The part of the rows' column that is in view.
  private var span: Range<Double> {
    let top = Double(contentOffset.y) - headerExtent
    return top..<top + max(0, Double(bounds.height))
  }

  // MARK: Rows

  /// Removes the rows that left the view and adds those that came into it: first downward from the rows that remain,
  /// then upward.
  private func fillRows() {
    let span = span
    removeRows(outside: span)
    if span.isEmpty { return }
    if state.visibleRows.isEmpty { showFirstRow(in: span) }
    while let last = state.visibleRows.last, last.end < span.upperBound,
      let next = nextRow(after: last, above: span.upperBound), !list.cycle.isInterrupted
    {
      let start = next.section == last.position.section ? last.end : state.geometry.start(of: next)
      if start >= span.upperBound { break }
      state.visibleRows.append(madeRow(at: next, start: start))
    }
    // Rows above may be taller than estimated, which moves the visible span and everything in it.
    while let first = state.visibleRows.first, first.start > self.span.lowerBound,
      let previous = previousRow(before: first), !list.cycle.isInterrupted
    {
      let extent = state.geometry.extent(of: previous).length
      let start = state.geometry.start(of: previous)
      if start + extent <= self.span.lowerBound { break }
      let row = madeRow(at: previous, start: start)
      state.visibleRows.insert(row, at: 0)
      shiftRows(from: 1, by: row.extent - extent)
    }
  }

  private func removeRows(outside span: Range<Double>) {
    while let first = state.visibleRows.first, first.end <= span.lowerBound || span.isEmpty {
      leaveView(state.visibleRows.removeFirst())
    }
    while let last = state.visibleRows.last, last.start >= span.upperBound {
      leaveView(state.visibleRows.removeLast())
    }
  }

  private func showFirstRow(in span: Range<Double>) {
    guard var section = state.geometry.section(at: span.lowerBound) else { return }
    while section < state.geometry.sectionCount, state.geometry.start(ofSection: section) < span.upperBound {
      enterSection(section, above: false)
      if list.cycle.isInterrupted { return }
      if let first = state.geometry.firstRow(endingAfter: span.lowerBound), first.section == section {
        let start = state.geometry.start(of: first)
        if start < span.upperBound { state.visibleRows = [madeRow(at: first, start: start)] }
        return
      }
      section += 1
    }
  }

  /// The next row whose height isn't zero. Enters the sections on the way, including those without rows.
  private func nextRow(after row: VisibleRow, above limit: Double) -> RowPosition? {
    let rows = state.geometry.sections[row.position.section].rows
    if let next = rows.index(after: row.position.row) {
      return RowPosition(section: row.position.section, row: next)
    }
    var section = row.position.section + 1
    while section < state.geometry.sectionCount, state.geometry.start(ofSection: section) < limit {
      enterSection(section, above: false)
      if list.cycle.isInterrupted { return nil }
      if let first = state.geometry.sections[section].rows.index(after: -1) {
        return RowPosition(section: section, row: first)
      }
      section += 1
    }
    return nil
  }

  /// The previous row whose height isn't zero. Enters the sections on the way, including those without rows.
  private func previousRow(before row: VisibleRow) -> RowPosition? {
    let rows = state.geometry.sections[row.position.section].rows
    if let previous = rows.index(before: row.position.row) {
      return RowPosition(section: row.position.section, row: previous)
    }
    var section = row.position.section - 1
    while section >= 0, state.geometry.start(ofSection: section + 1) > span.lowerBound {
      enterSection(section, above: true)
      if list.cycle.isInterrupted { return nil }
      let rows = state.geometry.sections[section].rows
      if let last = rows.index(before: rows.count) { return RowPosition(section: section, row: last) }
      section -= 1
    }
    return nil
  }

  /// The row with its cell, and with its measured height.
  private func madeRow(at position: RowPosition, start: Double) -> VisibleRow {
    let indexPath = position.indexPath
    let kept = state.keptCells.take(position)
    var extent = state.geometry.extent(of: position)
    let cell =
      kept ?? takeEditedCell(at: position)
      ?? requestedCell(at: indexPath, frame: frame(start: start, length: extent.length))
    if extent.isEstimate {
      extent = measuredExtent(of: cell, at: indexPath)
      state.geometry.setExtent(extent, of: position)
    }
    let row = VisibleRow(position: position, cell: cell, start: start, extent: extent.length)
    updateFrame(of: row)
    if kept == nil { display(cell, at: position, indexPath) }
    return row
  }

  func requestedCell(
    at indexPath: IndexPath,
    frame: CGRect,
    reconfiguring existing: UITableViewCell? = nil
  ) -> UITableViewCell {
    guard let dataSource else { stop("UITableView has rows but no dataSource") }
    let outer = state.request
    state.request = CellRequest(indexPath: indexPath, frame: frame, existing: existing)
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    state.request = outer
    if let other = cell.dequeuedFrom, other != ObjectIdentifier(self) {
      stop(ReuseMessages.dequeuedElsewhere("table view", cell, cell.reuseIdentifier, indexPath))
    }
    if existing == nil, cell.superview != nil {
      stop(
        "UITableView dataSource returned a cell for row at index path \(indexPath.messageText) which is already in use "
          + "\(cell.superview === self ? "for another row" : "in another view"): \(type(of: cell)) with identifier "
          + "\(cell.reuseIdentifier ?? "none"). Dequeue a cell of its own for each row from the table view that "
          + "requests it"
      )
    }
    return cell
  }

  func display(_ cell: UITableViewCell, at position: RowPosition, _ indexPath: IndexPath) {
    restoreState(of: cell, at: position)
    if isEditing || cell.isEditing { prepareEditing(of: cell, at: position, animated: false) }
    if let delegate {
      let level = delegate.tableView(self, indentationLevelForRowAt: indexPath)
      if level != Self.undecidedIndentation { cell.indentationLevel = level }
      delegate.tableView(self, willDisplay: cell, forRowAt: indexPath)
    }
    insertSubview(cell, at: rowInsertionIndex)
    countShown(cell)
  }

  private func shiftRows(from index: Int, by distance: Double) {
    if distance == 0 { return }
    for index in state.visibleRows.indices.dropFirst(index) { state.visibleRows[index].start += distance }
    state.rowsNeedFrames = true
    moveContent(to: contentOffset.y + CGFloat(distance))
  }

  /// Updates the frames of the rows if something other than scrolling moved them.
  private func updateRowFramesIfNeeded() {
    let column = frame(start: 0, length: 0)
    guard state.rowsNeedFrames || column != state.columnOfFrames else { return }
    state.rowsNeedFrames = false
    state.columnOfFrames = column
    for row in state.visibleRows { updateFrame(of: row) }
  }

  /// A part of the column of rows, in content coordinates.
  func frame(start: Double, length: Double) -> CGRect {
    CGRect(x: Double(sideMargins.left), y: headerExtent + start, width: Double(rowWidth), height: length)
  }

  private func updateFrame(of row: VisibleRow) {
    let frame = frame(start: row.start, length: row.extent)
    if row.cell.frame != frame { row.cell.frame = frame }
  }

  func endDisplaying(_ row: VisibleRow) {
    row.cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.position.indexPath)
    recycle(row.cell)
  }

  func endDisplayingEverything() {
    recycleEditedCell()
    let rows = state.visibleRows
    state.visibleRows = []
    for row in rows { endDisplaying(row) }
    endDisplayingSectionViews()
    list.prefetched = []
  }

  /// Removes cells that an update kept for rows that didn't come into view.
  private func endDisplayingKeptCells() {
    for (position, cell) in state.keptCells.takeAll() {
      leaveView(VisibleRow(position: position, cell: cell, start: 0, extent: 0))
    }
  }

  // MARK: Sections

  /// Measures a section's header and footer before its rows are shown.
  private func enterSection(_ section: Int, above: Bool) {
    let known = state.geometry.sections[section]
    guard known.header.isEstimate || known.footer.isEstimate else { return }
    var found = known
    for edge in SectionEdge.allCases where known[edge].isEstimate {
      found[edge] = resolvedExtent(at: SectionViewPosition(edge: edge, section: section))
    }
    state.geometry.setExtents(header: found.header, footer: found.footer, in: section)
    let distance = found.rowsStart + found.footer.length - known.rowsStart - known.footer.length
    if above { shiftRows(from: 0, by: distance) }
  }
}
