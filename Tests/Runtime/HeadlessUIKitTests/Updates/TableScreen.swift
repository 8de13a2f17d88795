@testable import HeadlessUIKit
@testable import HeadlessListModel

/// The expected visible content of a table: all rows, headers and footers are laid out, then filtered by visibility.
struct TableScreen {
  struct Element: Equatable {
    let name: String
    let place: RowPosition
    let frame: CGRect
  }

  private(set) var rows: [Element] = []
  private(set) var headers: [Element] = []
  private(set) var footers: [Element] = []
  private(set) var contentHeight: CGFloat = 0
  let offset: CGFloat

  static let width: CGFloat = 100

  init(
    _ model: TableModel,
    style: UITableView.Style,
    offset: CGFloat,
    height: CGFloat,
    rowHeight: (String) -> CGFloat,
    outerHeights: (String) -> (header: CGFloat, footer: CGFloat)
  ) {
    // The offset is never beyond the content's end.
    var length: CGFloat = 0
    for section in model.sections {
      let outer = outerHeights(section.name)
      length += section.rows.reduce(0) { $0 + rowHeight($1) } + outer.header + outer.footer
    }
    contentHeight = length
    self.offset = min(offset, max(0, length - height))
    let view = self.offset..<self.offset + height
    var y: CGFloat = 0
    for (index, section) in model.sections.enumerated() {
      let (header, footer) = outerHeights(section.name)
      let top = y
      y += header
      for (row, name) in section.rows.enumerated() {
        add(name, RowPosition(section: index, row: row), y, rowHeight(name), in: view, to: \.rows)
        y += rowHeight(name)
      }
      y += footer
      let isPlain = style == .plain
      let place = RowPosition(section: index, row: 0)
      let headerTop = isPlain ? min(max(top, view.lowerBound), y - footer - header) : top
      let footerTop = isPlain ? max(min(y - footer, view.upperBound - footer), top + header) : y - footer
      add(section.name, place, headerTop, header, in: view, to: \.headers)
      add(section.name, place, footerTop, footer, in: view, to: \.footers)
    }
  }

  private mutating func add(
    _ name: String,
    _ place: RowPosition,
    _ y: CGFloat,
    _ height: CGFloat,
    in view: Range<CGFloat>,
    to list: WritableKeyPath<TableScreen, [Element]>
  ) {
    guard height > 0, y < view.upperBound, y + height > view.lowerBound else { return }
    let frame = CGRect(x: 0, y: y, width: Self.width, height: height)
    self[keyPath: list].append(Element(name: name, place: place, frame: frame))
  }

  private static func number(of name: String) -> Int { name.utf8.reduce(0) { $0 &* 7 &+ Int($1) } }
  /// The height of a section's header; some have none.
  static func headerHeight(of section: String) -> CGFloat { CGFloat(number(of: section) % 3 * 6) }
  /// The height of a section's footer; some have none.
  static func footerHeight(of section: String) -> CGFloat { CGFloat(number(of: section) % 2 * 4) }
}

extension TableScreen {
  /// The calls that a table makes for a batch of updates, in order, apart from those for row heights.
  static func calls(
    from before: TableScreen,
    to after: TableScreen,
    of old: TableModel,
    by result: TableModel.Result
  ) -> [String] {
    let model = result.model
    var calls = ["numberOfSections"] + model.counts.indices.map { "numberOfRows \($0)" }
    func kept(_ elements: [Element]) -> [Element] {
      elements.filter { !result.freshSections.contains($0.name) && model.index(ofSection: $0.name) != nil }
    }
    // Headers and footers of removed sections.
    let (oldHeaders, oldFooters) = (kept(before.headers), kept(before.footers))
    calls += before.headers.filter { !oldHeaders.contains($0) }.map { "didEndDisplayingHeader \($0.place.section)" }
    calls += before.footers.filter { !oldFooters.contains($0) }.map { "didEndDisplayingFooter \($0.place.section)" }
    // Rows that come into view.
    let oldRows = before.rows.filter { !result.freshRows.contains($0.name) && model.position(of: $0.name) != nil }
    let oldNames = Set(oldRows.map(\.name))
    for row in after.rows where !oldNames.contains(row.name) {
      let place = "\(row.place.section).\(row.place.row)"
      calls += ["cell \(place)", "willDisplay \(place)"]
    }
    // Headers and footers that leave the view, then those that come.
    for (old, new, kind) in [(oldHeaders, after.headers, "Header"), (oldFooters, after.footers, "Footer")] {
      let staying = Set(new.map(\.name))
      let going = old.filter { !staying.contains($0.name) }.compactMap { model.index(ofSection: $0.name) }
      calls += going.sorted().map { "didEndDisplaying\(kind) \($0)" }
    }
    for (old, new, kind) in [(oldHeaders, after.headers, "Header"), (oldFooters, after.footers, "Footer")] {
      let known = Set(old.map(\.name))
      for element in new where !known.contains(element.name) {
        calls += ["\(kind.lowercased()) \(element.place.section)", "willDisplay\(kind) \(element.place.section)"]
      }
    }
    // Rows that leave the view by their new positions, then removed ones by their old positions.
    let newNames = Set(after.rows.map(\.name))
    let leaving = oldRows.filter { !newNames.contains($0.name) }.compactMap { model.position(of: $0.name) }
    calls += leaving.sorted().map { "didEndDisplaying \($0.section).\($0.row)" }
    for row in before.rows where !oldNames.contains(row.name) {
      calls.append("didEndDisplaying \(row.place.section).\(row.place.row)")
    }
    return calls
  }
}
