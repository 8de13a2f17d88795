@testable import HeadlessUIKit

/// A cell that counts what happens to it.
final class CountingCell: UITableViewCell {
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A data source and delegate over arrays, which writes down every call.
@MainActor
final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var heights: ((IndexPath) -> CGFloat)?
  var estimates: ((IndexPath) -> CGFloat)?
  var titles: [Int: String] = [:]
  var log: [String] = []
  let table: UITableView

  init(_ sections: [[String]], height: CGFloat = 100, rowHeight: CGFloat = 20, style: UITableView.Style = .plain) {
    self.sections = sections
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: height), style: style)
    super.init()
    table.rowHeight = rowHeight
    table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  static func rows(_ count: Int) -> [String] { (0..<count).map(String.init) }

  /// What was written down since the last time.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// The texts of the rows in view.
  var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  private func write(_ call: String, _ path: IndexPath) { log.append("\(call) \(path.section).\(path.row)") }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.append("numberOfSections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.append("numberOfRows \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    write("cell", indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let heights else { return UITableView.undecided }
    write("height", indexPath)
    return heights(indexPath)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let estimates else { return UITableView.undecided }
    write("estimate", indexPath)
    return estimates(indexPath)
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    write("willDisplay", indexPath)
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    write("didEndDisplaying", indexPath)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    write("shouldHighlight", indexPath)
    return true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { write("didHighlight", indexPath) }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    write("didUnhighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    write("willSelect", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { write("didSelect", indexPath) }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    write("willDeselect", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { write("didDeselect", indexPath) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("didScroll") }
}
