import HeadlessListModel

/// The heights of a table that aren't valid anymore.
enum StaleHeights {
  /// Those of rows that fit their content.
  case content
  /// All of them.
  case everything
}

extension UITableView {
  /// Lets the next layout measure heights again: something changed that they depend on, such as the size of text.
  func measureAgain(_ stale: StaleHeights) {
    // A reload measures everything.
    if needsReload { return }
    if state.staleHeights != .everything { state.staleHeights = stale }
    setNeedsLayout()
  }

  func measureAgainIfNeeded() {
    let stale = state.measuredWidth == contentWidth ? state.staleHeights : .everything
    state.staleHeights = nil
    guard let stale else { return }
    state.measuredWidth = contentWidth
    list.cycle.isRemeasuring = true
    let mayDiffer = remeasureRows(stale)
    list.cycle.isRemeasuring = false
    guard mayDiffer else { return }
    state.keptCells = KeptCells(state.visibleRows.map { ($0.position, $0.cell) })
    state.visibleRows = []
    updateContentSize()
    keepOffsetInContent()
  }

  /// Requests heights again: at once if they aren't estimated, otherwise when their rows come into view. Until then
  /// rows keep their measured heights. Returns `false` if no height can be another one.
  func remeasureRows(_ stale: StaleHeights = .everything) -> Bool {
    var mayDiffer = false
    for section in state.geometry.sections.indices {
      if stale == .everything, remeasureOuterViews(of: section) { mayDiffer = true }
      if remeasureRows(of: section, stale) { mayDiffer = true }
    }
    return mayDiffer
  }

  private func remeasureOuterViews(of section: Int) -> Bool {
    let known = state.geometry.sections[section]
    let header = remeasured(known.header, at: SectionViewPosition(edge: .header, section: section))
    let footer = remeasured(known.footer, at: SectionViewPosition(edge: .footer, section: section))
    if header == known.header, footer == known.footer { return false }
    state.geometry.setExtents(header: header, footer: footer, in: section)
    return true
  }

  /// The height that the delegate returns now, or that fits the view. The height of a view that isn't shown is an
  /// estimate until its section comes into view again.
  private func remeasured(_ known: Extent, at position: SectionViewPosition) -> Extent {
    if let new = newExtent(at: position) { return new }
    let isMeasured = delegate != nil && fixedHeight(of: position.edge) < 0 && askedTitle(at: position) == nil
    if !isMeasured || known.length == 0 || state.sectionViews.visible[position] != nil { return known }
    return Extent(known.length, isEstimate: true)
  }
}
