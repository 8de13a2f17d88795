@testable import HeadlessUIKit
@testable import HeadlessListModel

/// A table's data source and delegate whose callbacks query or change the table during its layout.
final class CallbackTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The source of heights.
  enum Heights: CaseIterable { case uniform, asked, estimated }
  enum Callback: CaseIterable {
    case sections, rows, height, cell, willDisplay, didEndDisplaying, header, willDisplayHeader, didEndDisplayingHeader
  }

  var counts = [8, 0, 30]
  let heights: Heights
  var act: (Callback, UITableView, IndexPath) -> Void = { _, _, _ in }
  /// The cells and headers that were made, displayed and no longer displayed.
  var log: [String] = []
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init(_ heights: Heights) {
    self.heights = heights
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.rowHeight = heights == .uniform ? 20 : UITableView.automaticDimension
    table.estimatedRowHeight = heights == .estimated ? 15 : 0
    table.sectionHeaderHeight = 10
    table.dataSource = self
    table.delegate = self
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// The first mistake in the table's visible content; `nil` if there is none.
  var mistake: String? {
    let rows = table.indexPathsForVisibleRows ?? []
    let headers = table.state.sectionViews.visible
    if rows.map({ RowPosition($0) }) != rows.map({ RowPosition($0) }).sorted() { return "rows \(rows)" }
    if Set(table.visibleCells.map(ObjectIdentifier.init)).count != rows.count { return "a cell for two rows" }
    if table.subviews.count != rows.count + headers.count { return "\(table.subviews.count) subviews" }
    let wrong = zip(rows, table.visibleCells).first { table.rectForRow(at: $0.0) != $0.1.frame }
    if let wrong { return "row \(wrong.0) at \(wrong.1.frame)" }
    let bounds = table.bounds
    let expected = (table.indexPathsForRows(in: bounds) ?? []).count
    return expected == rows.count ? nil : "\(rows.count) of \(expected) rows in \(bounds)"
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    act(.sections, tableView, IndexPath(row: 0, section: 0))
    return counts.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    act(.rows, tableView, IndexPath(row: 0, section: section))
    return counts[section]
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if heights == .uniform { return UITableView.undecided }
    act(.height, tableView, indexPath)
    return CGFloat(15 + indexPath.row % 3 * 5)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell \(indexPath.section).\(indexPath.row)")
    act(.cell, tableView, indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    act(.cell, tableView, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    log.append("header \(section)")
    act(.header, tableView, IndexPath(row: 0, section: section))
    return tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.append("willDisplay \(indexPath.section).\(indexPath.row)")
    act(.willDisplay, tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.append("didEndDisplaying \(indexPath.section).\(indexPath.row)")
    act(.didEndDisplaying, tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    log.append("willDisplayHeader \(section)")
    act(.willDisplayHeader, tableView, IndexPath(row: 0, section: section))
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    log.append("didEndDisplayingHeader \(section)")
    act(.didEndDisplayingHeader, tableView, IndexPath(row: 0, section: section))
  }
}
