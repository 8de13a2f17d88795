import HeadlessListModel

/// Rows, headers and footers that an audit shows one at a time, as scrolling does, with the idle views that it chooses.
extension UITableView {
  /// Removes all cells, headers and footers from view and from the pools. The next layout shows the rows again.
  package func removeAllCells() {
    reloadIfNeeded()
    endDisplayingEverything()
    cellPools.removeAllIdle()
    headerFooterPools.removeAllIdle()
    setNeedsLayout()
  }

  /// Shows one row, and no other. The data source can dequeue the idle cells and no others.
  package func showRow(at indexPath: IndexPath, idleCells: [UITableViewCell]) -> UITableViewCell {
    cellPools.removeAllIdle()
    for cell in idleCells { recycle(cell) }
    let position = RowPosition(indexPath)
    let start = state.geometry.start(of: position)
    bounds.origin.y = CGFloat(headerExtent + start)
    beginLayout()
    var extent = state.geometry.extent(of: position)
    let cell = requestedCell(at: indexPath, frame: frame(start: start, length: extent.length))
    if extent.isEstimate {
      extent = measuredExtent(of: cell, at: indexPath)
      state.geometry.setExtent(extent, of: position)
    }
    let row = frame(start: start, length: extent.length)
    if cell.frame != row { cell.frame = row }
    display(cell, at: position, indexPath)
    state.visibleRows = [VisibleRow(position: position, cell: cell, start: start, extent: extent.length)]
    // A request for a visible cell must not fill the screen with other rows.
    needsLayout = false
    endLayout()
    return cell
  }

  /// Ends showing the row that `showRow(at:idleCells:)` showed.
  package func hideShownRow() {
    endDisplayingEverything()
    cellPools.removeAllIdle()
    needsLayout = false
  }

  /// A new cell from the registration that a cell came from; `nil` if it came from none.
  package func newCell(like cell: UITableViewCell) -> UITableViewCell? {
    guard let key = cell.reuseKey, let registration = cellPools[registration: key] else { return nil }
    return newCell(key, registration)
  }

  // MARK: Headers and footers

  /// The headers and footers that have a height, or whose height isn't known yet.
  package var allSectionViews: [(section: Int, isHeader: Bool)] {
    reloadIfNeeded()
    return state.geometry.sections.indices.flatMap { section in
      [SectionEdge.header, .footer].filter {
        let extent = state.geometry.sections[section][$0]
        return extent.length > 0 || extent.isEstimate
      }.map { (section, $0 == .header) }
    }
  }

  /// Shows one header or footer, and nothing else. The delegate can dequeue the idle views and no others. Returns `nil`
  /// if the section has none that is reused.
  package func showSectionView(
    ofSection section: Int,
    isHeader: Bool,
    idleViews: [UITableViewHeaderFooterView]
  ) -> UITableViewHeaderFooterView? {
    guard section < state.geometry.sectionCount else { return nil }
    let position = SectionViewPosition(edge: isHeader ? .header : .footer, section: section)
    headerFooterPools.removeAllIdle()
    for view in idleViews { recycle(view) }
    bounds.origin.y = CGFloat(headerExtent + state.geometry.start(ofSection: section))
    beginLayout()
    var sizes = state.geometry.sections[section]
    if sizes[position.edge].isEstimate {
      let extent = resolvedExtent(at: position)
      state.geometry.setExtents(
        header: position.edge == .header ? extent : sizes.header,
        footer: position.edge == .footer ? extent : sizes.footer,
        in: section
      )
      sizes = state.geometry.sections[section]
    }
    if sizes[position.edge].length > 0 { show(position, at: state.geometry.start(ofSection: section)) }
    needsLayout = false
    endLayout()
    if let view = state.sectionViews.visible[position] as? UITableViewHeaderFooterView { return view }
    hideShownSectionView()
    return nil
  }

  /// Ends showing the header or footer that `showSectionView(ofSection:isHeader:idleViews:)` showed.
  package func hideShownSectionView() {
    endDisplayingSectionViews()
    headerFooterPools.removeAllIdle()
    needsLayout = false
  }

  /// A new view from the registration that a header or footer came from; `nil` if it came from none.
  package func newSectionView(like view: UITableViewHeaderFooterView) -> UITableViewHeaderFooterView? {
    guard let key = view.reuseKey, let registration = headerFooterPools[registration: key] else { return nil }
    return newHeaderFooter(key, registration)
  }

  // MARK: Registrations

  /// Whether the document made all cells: such cells aren't dequeued.
  package var hasStaticCells: Bool { !staticSections.isEmpty }

  /// Whether a cell is registered for an identifier.
  package func isRegistered(_ identifier: String) -> Bool {
    cellPools[registration: ReuseKey(identifier)] != nil
  }
}
