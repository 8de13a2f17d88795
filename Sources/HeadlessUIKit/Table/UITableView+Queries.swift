import ListGeometry

extension UITableView {
  /// The number of sections, as loaded last.
  public var numberOfSections: Int {
    reloadIfNeeded()
    return state.geometry.sectionCount
  }

  /// The number of rows of a section, as loaded last.
  public func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return state.geometry.sections.indices.contains(section) ? state.geometry.rowCount(in: section) : 0
  }

  /// The cells in view, top to bottom.
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return state.visibleRows.map(\.cell)
  }

  /// The rows in view, top to bottom; `nil` if there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return state.visibleRows.isEmpty ? nil : state.visibleRows.map(\.position.indexPath)
  }

  func visibleRow(at position: RowPosition) -> VisibleRow? { state.visibleRows.first { $0.position == position } }

  /// The row of a cell; `nil` if the cell isn't in view.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    state.visibleRows.first { $0.cell === cell }?.position.indexPath
  }

  /// The row at a point in content coordinates; `nil` if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    return state.geometry.row(containing: Double(point.y) - headerExtent)?.indexPath
  }

  /// The rows in a rectangle of the content, top to bottom.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    reloadIfNeeded()
    var rows: [IndexPath] = []
    var next = state.geometry.firstRow(endingAfter: Double(rect.minY) - headerExtent)
    while let position = next, state.geometry.start(of: position) + headerExtent < Double(rect.maxY) {
      rows.append(position.indexPath)
      next = state.geometry.position(after: position)
    }
    return rows
  }

  /// The frame of a row in content coordinates; `.zero` if the row doesn't exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    guard indexPath.count == 2, state.geometry.contains(RowPosition(indexPath)) else { return .zero }
    let position = RowPosition(indexPath)
    return frame(start: state.geometry.start(of: position), length: state.geometry.extent(of: position).length)
  }

  /// The frame of a section in content coordinates, including its header and footer.
  public func rect(forSection section: Int) -> CGRect {
    reloadIfNeeded()
    guard state.geometry.sections.indices.contains(section) else { return .zero }
    return frame(start: state.geometry.start(ofSection: section), length: state.geometry.sections[section].extent)
  }

  /// The frame of a section's header in content coordinates, disregarding that plain headers stay in view.
  public func rectForHeader(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    guard state.geometry.sections.indices.contains(section) else { return .zero }
    let sizes = state.geometry.sections[section]
    return frame(start: state.geometry.start(ofSection: section) + sizes.headerStart, length: sizes.header.length)
  }

  /// The frame of a section's footer in content coordinates, disregarding that plain footers stay in view.
  public func rectForFooter(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    guard state.geometry.sections.indices.contains(section) else { return .zero }
    return frame(
      start: state.geometry.startOfFooter(in: section),
      length: state.geometry.sections[section].footer.length
    )
  }

  /// The header of a section; `nil` if it isn't in view or is of another class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return state.sectionViews.visible[SectionViewPosition(edge: .header, section: section)]
      as? UITableViewHeaderFooterView
  }

  /// The footer of a section; `nil` if it isn't in view or is of another class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return state.sectionViews.visible[SectionViewPosition(edge: .footer, section: section)]
      as? UITableViewHeaderFooterView
  }

  /// Scrolls to a row, or, if the row is `NSNotFound`, to the start of a section, which may have no rows. Stops with
  /// UIKit's message if the row doesn't exist.
  ///
  /// Measures estimated heights on the way, so that the row ends up in the requested position.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    reloadIfNeeded()
    let position = RowPosition(indexPath)
    let isSection = position.row == NSNotFound && state.geometry.sections.indices.contains(position.section)
    guard isSection || state.geometry.contains(position) else {
      let section = position.section
      let rows = state.geometry.sections.indices.contains(section) ? state.geometry.rowCount(in: section) : 0
      stop(
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there are only \(rows) "
          + "rows in section \(section)."
      )
    }
    // Showing the row measures the rows around it, which may move it. Every round measures at least one more row, so
    // the row comes to rest after at most a screenful of rounds.
    let before = contentOffset
    for _ in 0..<32 {
      let target = offset(showing: RowPosition(indexPath), at: scrollPosition)
      if target == contentOffset.y { break }
      contentOffset.y = target
      layoutIfNeeded()
    }
    if animated, contentOffset != before { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  private func offset(showing position: RowPosition, at scrollPosition: ScrollPosition) -> CGFloat {
    let inset = adjustedContentInset
    let isSection = position.row == NSNotFound
    let row = isSection ? rectForHeader(inSection: position.section) : rectForRow(at: position.indexPath)
    let covered = style == .plain && !isSection ? CGFloat(state.geometry.sections[position.section].header.length) : 0
    let top = row.minY - inset.top - covered
    let bottom = row.maxY + inset.bottom - bounds.height
    let target: CGFloat
    switch scrollPosition {
    case .top: target = top
    case .bottom: target = bottom
    case .middle: target = row.midY - (bounds.height + inset.top - inset.bottom) / 2
    case .none: target = contentOffset.y > top ? top : max(contentOffset.y, bottom)
    }
    updateContentSize()
    return clamped(CGPoint(x: 0, y: target)).y
  }
}
