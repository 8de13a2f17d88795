/// What happens when callbacks ask and change while the table loads or shows rows.
///
/// Questions are answered from what is there, and no layout begins within a layout. Changes wait for the end; where rows
/// may be others afterwards, no further row is shown before.
extension UITableView {
  func beginLayout() {
    isLayingOut = true
    isInterrupted = false
  }

  func endLayout() {
    isLayingOut = false
    guard let waiting = waitingUpdates else { return }
    waitingUpdates = nil
    // Loading everything anew finds all changes, whatever else was asked for.
    if let batch = waiting.batch, !needsReload { apply(batch) } else { setNeedsReload() }
    for action in waiting.afterwards { action() }
  }

  /// Lets updates wait for the end of the layout that goes on.
  func postpone(_ updates: BatchUpdates) {
    // Who asks for heights again whenever a height is asked for would do so for ever.
    if updates.asksForSizes, isAskingAgain { return }
    if !updates.changesNothing { isInterrupted = true }
    var waiting = waitingUpdates ?? WaitingUpdates()
    waiting.add(updates)
    waitingUpdates = waiting
  }

  /// Runs something now, or after the updates that wait.
  func afterUpdates(_ action: @escaping () -> Void) {
    if waitingUpdates == nil { action() } else { waitingUpdates?.add(afterwards: action) }
  }

  /// Whether updates were begun or asked for that are not performed yet.
  public var hasUncommittedUpdates: Bool { updateDepth > 0 || waitingUpdates != nil }

  /// After a change of width what was measured no longer holds.
  func measureAgainAfterResizing() {
    if measuredWidth == bounds.width { return }
    measuredWidth = bounds.width
    isAskingAgain = true
    let mayDiffer = askForHeightsAgain()
    isAskingAgain = false
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
    let header = newHeader(of: section, shown: headers.visible[section]) ?? known.header
    let footer = newFooter(of: section, shown: footers.visible[section]) ?? known.footer
    if header != known.header { geometry.setHeader(header, in: section) }
    if footer != known.footer { geometry.setFooter(footer, in: section) }
    return header != known.header || footer != known.footer
  }
}
