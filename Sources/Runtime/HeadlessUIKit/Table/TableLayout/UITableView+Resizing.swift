import ListModel

extension UITableView {
  /// Measures again after a change of width.
  func measureAgainAfterResizing() {
    if state.measuredWidth == rowWidth { return }
    state.measuredWidth = rowWidth
    list.cycle.isAskingAgain = true
    let mayDiffer = askForHeightsAgain()
    list.cycle.isAskingAgain = false
    guard mayDiffer else { return }
    state.keptCells = KeptCells(state.visibleRows.map { ($0.position, $0.cell) })
    state.visibleRows = []
    updateContentSize()
    keepOffsetInContent()
  }

  /// Requests heights again: at once if they aren't estimated, otherwise when their rows come into view. Until then
  /// rows keep their measured heights. Returns `false` if all rows have the same height and keep it.
  func askForHeightsAgain() -> Bool {
    var mayDiffer = false
    for section in state.geometry.sections.indices {
      if askForOuterHeightsAgain(of: section) { mayDiffer = true }
      if askForRowHeightsAgain(of: section) { mayDiffer = true }
    }
    return mayDiffer
  }

  private func askForOuterHeightsAgain(of section: Int) -> Bool {
    let known = state.geometry.sections[section]
    let header = newExtent(at: SectionViewPosition(edge: .header, section: section)) ?? known.header
    let footer = newExtent(at: SectionViewPosition(edge: .footer, section: section)) ?? known.footer
    if header == known.header, footer == known.footer { return false }
    state.geometry.setExtents(header: header, footer: footer, in: section)
    return true
  }
}
