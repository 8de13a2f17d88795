import ListGeometry

extension UITableView: UpdatedView {
  func beginLayout() { cycle.beginLayout() }

  func endLayout() {
    cycle.endLayout()
    applyWaitingUpdates()
  }

  /// After a change of width what was measured no longer holds.
  func measureAgainAfterResizing() {
    if measuredWidth == rowWidth { return }
    measuredWidth = rowWidth
    cycle.isAskingAgain = true
    let mayDiffer = askForHeightsAgain()
    cycle.isAskingAgain = false
    guard mayDiffer else { return }
    keptCells = KeptCells(visibleRows.map { ($0.position, $0.cell) })
    visibleRows = []
    updateContentSize()
    keepOffsetInContent()
  }

  /// Asks for heights again: where all are asked for, at once; where they are estimated, when their rows are in view.
  /// Until then they count what they were measured to be. `false` where all rows are equally high and remain so.
  func askForHeightsAgain() -> Bool {
    var mayDiffer = false
    for section in geometry.sections.indices {
      if askForOuterHeightsAgain(of: section) { mayDiffer = true }
      if askForRowHeightsAgain(of: section) { mayDiffer = true }
    }
    return mayDiffer
  }

  private func askForOuterHeightsAgain(of section: Int) -> Bool {
    let known = geometry.sections[section]
    let header = newExtent(at: SectionViewPosition(edge: .header, section: section)) ?? known.header
    let footer = newExtent(at: SectionViewPosition(edge: .footer, section: section)) ?? known.footer
    if header == known.header, footer == known.footer { return false }
    geometry.setExtents(header: header, footer: footer, in: section)
    return true
  }
}
