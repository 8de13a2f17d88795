import HeadlessListModel

extension UITableView {
  /// `numberOfSections`, unless a subclass overrides it.
  final var baseNumberOfSections: Int {
    reloadIfNeeded()
    return state.geometry.sectionCount
  }

  /// `numberOfRows`, unless a subclass overrides it.
  final func baseNumberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return isSection(section, or: "Requested the number of rows for section (\(section)) which is out of bounds.")
      ? state.geometry.rowCount(in: section) : 0
  }

  /// Whether a section exists. Stops if it doesn't, unless a callback of a layout asks.
  private func isSection(_ section: Int, or message: String) -> Bool {
    if state.geometry.sections.indices.contains(section) { return true }
    if !list.cycle.isLayingOut { stop(message) }
    return false
  }

  /// `visibleCells`, unless a subclass overrides it.
  final var baseVisibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return state.visibleRows.map(\.cell)
  }

  /// `indexPathsForVisibleRows`, unless a subclass overrides it.
  final var baseIndexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return state.visibleRows.isEmpty ? nil : state.visibleRows.map(\.position.indexPath)
  }

  func visibleRow(at position: RowPosition) -> VisibleRow? { state.visibleRows.first { $0.position == position } }

  /// `indexPath`, unless a subclass overrides it.
  final func baseIndexPath(for cell: UITableViewCell) -> IndexPath? {
    state.visibleRows.first { $0.cell === cell }?.position.indexPath
  }

  /// `indexPathForRow`, unless a subclass overrides it.
  final func baseIndexPathForRow(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    // Nothing is at infinity, and NaN is nowhere.
    guard abs(point.y) < 1e9 else { return nil }
    return state.geometry.row(containing: Double(point.y) - headerExtent)?.indexPath
  }

  /// `indexPathsForRows`, unless a subclass overrides it.
  final func baseIndexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    reloadIfNeeded()
    var rows: [IndexPath] = []
    var next = state.geometry.firstRow(endingAfter: rect.minY.location - headerExtent)
    while let position = next, state.geometry.start(of: position) + headerExtent < rect.maxY.location {
      rows.append(position.indexPath)
      next = state.geometry.position(after: position)
    }
    return rows
  }

  /// `rectForRow`, unless a subclass overrides it.
  final func baseRectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    guard indexPath.count == 2, state.geometry.contains(RowPosition(indexPath)) else { return .zero }
    let position = RowPosition(indexPath)
    return frame(start: state.geometry.start(of: position), length: state.geometry.extent(of: position).length)
  }

  /// `rect`, unless a subclass overrides it.
  final func baseRect(forSection section: Int) -> CGRect {
    reloadIfNeeded()
    guard isSection(section, or: "request for rect of invalid section (\(section))") else { return .zero }
    return frame(start: state.geometry.start(ofSection: section), length: state.geometry.sections[section].extent)
  }

  /// `rectForHeader`, unless a subclass overrides it.
  final func baseRectForHeader(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    guard isSection(section, or: "request for rect of header in invalid section (\(section))") else { return .zero }
    let sizes = state.geometry.sections[section]
    return frame(start: state.geometry.start(ofSection: section) + sizes.headerStart, length: sizes.header.length)
  }

  /// `rectForFooter`, unless a subclass overrides it.
  final func baseRectForFooter(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    guard isSection(section, or: "request for rect of footer in invalid section (\(section))") else { return .zero }
    return frame(
      start: state.geometry.startOfFooter(in: section),
      length: state.geometry.sections[section].footer.length
    )
  }

  /// `headerView`, unless a subclass overrides it.
  final func baseHeaderView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return state.sectionViews.visible[SectionViewPosition(edge: .header, section: section)]
      as? UITableViewHeaderFooterView
  }

  /// `footerView`, unless a subclass overrides it.
  final func baseFooterView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return state.sectionViews.visible[SectionViewPosition(edge: .footer, section: section)]
      as? UITableViewHeaderFooterView
  }

  /// `scrollToRow`, unless a subclass overrides it.
  final func baseScrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    reloadIfNeeded()
    let position = RowPosition(indexPath)
    let isSection = position.row == NSNotFound && state.geometry.sections.indices.contains(position.section)
    guard isSection || state.geometry.contains(position) else {
      let (section, sections) = (position.section, state.geometry.sections)
      stop(
        sections.indices.contains(section)
          ? "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there are only "
            + "\(state.geometry.rowCount(in: section)) rows in section \(section)."
          : "Attempted to scroll the table view to an out-of-bounds section (\(section)) when there are only "
            + "\(sections.count) sections."
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

  /// The titles of the section index; `nil` if there is none.
  package var sectionIndexTitles: [String]? { dataSource?.sectionIndexTitles(for: self) }
}
