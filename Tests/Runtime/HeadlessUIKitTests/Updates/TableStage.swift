@testable import HeadlessUIKit
@testable import HeadlessListModel

/// A table and a model of its expected content.
@MainActor final class TableStage {
  let fixture: TableFixture
  let look: TableUpdateTests.Look
  private(set) var model: TableModel
  /// The rows whose heights the table has requested since they were added.
  private var known: Set<String> = []
  /// The sections for whose headers and footers the table has requested heights since they were added.
  private var knownSections: Set<String> = []
  /// All headers and footers that were created: some are measured and not displayed.
  private var outerViews: Set<ObjectIdentifier> = []
  /// The number of batches, so that the names of each batch's insertions are unique.
  private var batches = 0

  init(_ model: TableModel, _ look: TableUpdateTests.Look) {
    self.model = model
    self.look = look
    fixture = TableFixture(
      model.sections.map(\.rows),
      height: look.height,
      rowHeight: UITableView.automaticDimension,
      style: look.style
    )
    let table = fixture.table
    table.allowsMultipleSelection = true
    table.register(FittingOuterView.self, forHeaderFooterViewReuseIdentifier: "outer")
    table.estimatedRowHeight = look.estimate ?? 0
    fixture.heights = { [unowned self] in TableModel.height(of: fixture.sections[$0.section][$0.row]) }
    fixture.headers = { [unowned self] in
      outerView(of: $0, height: realHeights(of: self.model.sections[$0].name).header)
    }
    fixture.footers = { [unowned self] in
      outerView(of: $0, height: realHeights(of: self.model.sections[$0].name).footer)
    }
    if let estimate = look.outerEstimate {
      table.estimatedSectionHeaderHeight = estimate
      table.estimatedSectionFooterHeight = estimate
    } else {
      fixture.headerHeights = { [unowned self] in realHeights(of: self.model.sections[$0].name).header }
      fixture.footerHeights = { [unowned self] in realHeights(of: self.model.sections[$0].name).footer }
    }
    table.scroll(toY: screen(offset: look.offset).offset)
    learnHeights()
  }

  private func outerView(of section: Int, height: CGFloat) -> UIView? {
    if look.outerEstimate != nil, !hasView(height) { return nil }
    let view = fixture.table.dequeueReusableHeaderFooterView(withIdentifier: "outer")
    if let view { outerViews.insert(ObjectIdentifier(view)) }
    view?.textLabel?.text = model.sections[section].name
    (view as? FittingOuterView)?.height = height
    return view
  }

  /// Here, a gap in a grouped table isn't the height of a view.
  private func hasView(_ height: CGFloat) -> Bool { height > 0 && height < CGFloat(StandardHeight.groupedGap) }

  private func realHeights(of section: String) -> (header: CGFloat, footer: CGFloat) {
    if !look.hasHeaders { return (0, 0) }
    let heights = (header: TableScreen.headerHeight(of: section), footer: TableScreen.footerHeight(of: section))
    if look.style == .plain { return heights }
    // There, 0 means the height of the view.
    if look.outerEstimate == nil { return (max(1, heights.header), max(1, heights.footer)) }
    // Grouped tables leave a gap in place of a missing header or footer.
    let gap = CGFloat(StandardHeight.groupedGap)
    return (heights.header > 0 ? heights.header : gap, heights.footer > 0 ? heights.footer : gap)
  }

  private func outerHeights(of section: String) -> (header: CGFloat, footer: CGFloat) {
    guard let estimate = look.outerEstimate, !knownSections.contains(section) else { return realHeights(of: section) }
    return (estimate, estimate)
  }

  private func height(of row: String) -> CGFloat {
    guard let estimate = look.estimate, !known.contains(row) else { return TableModel.height(of: row) }
    return estimate
  }

  var screen: TableScreen { screen(offset: fixture.table.contentOffset.y) }

  private func screen(offset: CGFloat) -> TableScreen {
    TableScreen(
      model,
      style: look.style,
      offset: offset,
      height: look.height,
      rowHeight: height,
      outerHeights: outerHeights
    )
  }

  /// Records the requests for heights, and returns the other calls.
  @discardableResult func learnHeights() -> [String] {
    var others: [String] = []
    for call in fixture.takeLog() {
      if call.hasPrefix("header "), let section = Int(call.dropFirst(7)) {
        knownSections.insert(model.sections[section].name)
      }
      guard call.hasPrefix("height ") else {
        others.append(call)
        continue
      }
      let place = call.dropFirst(7).split(separator: ".").compactMap { Int($0) }
      known.insert(model.sections[place[0]].rows[place[1]])
    }
    return others
  }

  /// Scrolls as near to an offset as the content allows; returns the first mistake.
  func scroll(to wanted: CGFloat) -> String? {
    let table = fixture.table
    let offset = max(0, min(wanted, screen.contentHeight - look.height))
    let before = table.state.visibleRows.map(\.cell.frame).enumerated().compactMap { index, frame in
      frame.minY < offset + look.height && frame.maxY > offset
        ? (table.state.visibleRows[index].position, frame.minY - table.contentOffset.y) : nil
    }
    let distance = offset - table.contentOffset.y
    table.scroll(toY: offset)
    learnHeights()
    if let error = firstError() { return error }
    // Rows that remain in view move by the scrolled distance, whatever their heights are, except at the content's ends.
    let isAtAnEnd = table.contentOffset.y == 0 || table.contentOffset.y == screen.contentHeight - look.height
    for (position, y) in before where !isAtAnEnd {
      guard let cell = table.visibleRow(at: position)?.cell else { return "\(position) left the view" }
      let moved = y - (cell.frame.minY - table.contentOffset.y)
      if abs(moved - distance) > 1e-9 {
        return
          "scrolled by \(distance), but \(position) moved by \(moved) to \(table.contentOffset.y) of \(screen.contentHeight)"
      }
    }
    return nil
  }

  /// Loads another model.
  func reload(_ model: TableModel) -> String? {
    self.model = model
    fixture.sections = model.sections.map(\.rows)
    known = []
    knownSections = []
    selected = []
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    learnHeights()
    return firstError()
  }

  func select(_ row: RowPosition) -> String? {
    let name = model.sections[row.section].rows[row.row]
    if !selected.contains(name) { selected.append(name) }
    fixture.table.selectRow(at: row.indexPath, animated: false, scrollPosition: .none)
    return firstError()
  }

  func scrollToRow(_ row: RowPosition, _ position: UITableView.ScrollPosition) -> String? {
    fixture.table.scrollToRow(at: row.indexPath, at: position, animated: false)
    learnHeights()
    if let error = firstError() { return error }
    let name = model.sections[row.section].rows[row.row]
    return screen.rows.contains { $0.name == name } ? nil : "\(name) is not in view after scrolling to it"
  }

  /// Performs a batch; returns the first mistake.
  func perform(_ edits: [TableEdit]) -> String? {
    batches += 1
    let before = screen
    let cells = shownCells
    let result = model.applying(edits, naming: "new\(batches)-")
    let old = model
    model = result.model
    known.subtract(result.freshRows)
    knownSections.subtract(result.freshSections)
    selected.removeAll { result.freshRows.contains($0) || model.position(of: $0) == nil }
    fixture.sections = model.sections.map(\.rows)
    let table = fixture.table
    if edits.count == 1 {
      table.perform(edits[0])
    } else {
      table.performBatchUpdates { for edit in edits { table.perform(edit) } }
    }
    // The visible content stays in position, except at the content's end as far as heights are known by then.
    let offset = screen(offset: before.offset).offset
    let heights = fixture.log.filter { $0.hasPrefix("height ") }
    let calls = learnHeights()
    if let error = firstError() { return error }
    for (name, cell) in shownCells where cells[name] != nil {
      if (cells[name] === cell) == result.freshRows.contains(name) {
        return "\(name) \(cells[name] === cell ? "was kept" : "got another cell")"
      }
    }
    let after = screen
    if table.contentOffset.y != offset, table.contentOffset.y != max(0, after.contentHeight - look.height) {
      return "offset \(table.contentOffset.y) instead of \(offset)"
    }
    // With estimated heights, rows that are shorter than estimated can be shown and removed within the batch.
    if look.estimate != nil || look.outerEstimate != nil { return nil }
    let expected = TableScreen.calls(from: before, to: after, of: old, by: result)
    let others = calls.filter { $0 != "didScroll" }
    if others != expected { return "calls \(others) instead of \(expected)" }
    // Content that became shorter moves the offset, which the delegate is told once.
    if calls.count - others.count != (table.contentOffset.y == before.offset ? 0 : 1) {
      return "\(calls) although the offset changed from \(before.offset) to \(table.contentOffset.y)"
    }
    // Heights are requested once, and only those of rows that come into view.
    let fresh = result.freshRows.compactMap(model.position).sorted().map { "height \($0.section).\($0.row)" }
    if Set(heights) != Set(fresh) || heights.count != fresh.count { return "asked for \(heights) instead of \(fresh)" }
    return nil
  }

  /// The rows that are selected, in the order of selection.
  private var selected: [String] = []

  private var shownCells: [String: UITableViewCell] {
    Dictionary(fixture.table.visibleCells.map { ($0.textLabel?.text ?? "", $0) }, uniquingKeysWith: { $1 })
  }

  /// The first mistake in the table's visible content; `nil` if there is none.
  func firstError() -> String? {
    let table = fixture.table
    let screen = screen
    if table.contentSize.height != screen.contentHeight {
      return "content of \(table.contentSize.height) instead of \(screen.contentHeight)"
    }
    let selection = selected.compactMap(model.position)
    let found = table.list.selection.positions
    if found != selection { return "selected \(found) instead of \(selection)" }
    let rows = table.state.visibleRows.map { row in
      TableScreen.Element(name: row.cell.textLabel?.text ?? "", place: row.position, frame: row.cell.frame)
    }
    if rows != screen.rows { return "shows \(rows) instead of \(screen.rows) at \(table.contentOffset.y)" }
    for (edge, expected) in [(SectionEdge.header, screen.headers), (.footer, screen.footers)] {
      let visible = table.state.sectionViews.visible.filter { $0.key.edge == edge }
      let found = visible.sorted { $0.key < $1.key }.map { place, view in
        TableScreen.Element(
          name: (view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "",
          place: RowPosition(section: place.section, row: 0),
          frame: view.frame
        )
      }
      // A grouped table's gaps have no views.
      if found != expected.filter({ look.outerEstimate == nil || hasView($0.frame.height) }) {
        return "\(edge)s \(found) instead of \(expected)"
      }
    }
    return viewMistake()
  }

  /// Every view is either in view, displayed once and in the table, or idle in a pool.
  private func viewMistake() -> String? {
    let table = fixture.table
    let shown = table.state.visibleRows.map { $0.cell as UIView } + table.state.sectionViews.visible.values
    let identities = Set(shown.map(ObjectIdentifier.init))
    if identities.count != shown.count { return "a view shown twice" }
    if !shown.allSatisfy({ $0.superview === table }) { return "a view without superview" }
    if table.subviews.count != shown.count { return "\(table.subviews.count) subviews for \(shown.count) in view" }
    if let fault = fixture.ledger.faults.first { return fault }
    if fixture.ledger.displayed != identities { return "the displayed views are not those in view" }
    for row in table.state.visibleRows where row.cell.isSelected != table.list.selection.contains(row.position) {
      return "a cell at \(row.position) with the wrong selection"
    }
    let live = fixture.ledger.everDisplayed.union(outerViews).count
    if live != shown.count + table.idleViewCount {
      return "\(live) views live, \(shown.count) in view, \(table.idleViewCount) pooled"
    }
    return nil
  }
}

/// A header or footer with a height of its own.
private final class FittingOuterView: UITableViewHeaderFooterView {
  var height: CGFloat = 0
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}
