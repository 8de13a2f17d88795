@testable import HeadlessUIKit

/// A cell that counts its calls.
final class CountingCell: UITableViewCell {
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A data source and delegate that is backed by arrays and records every call.
final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var heights: ((IndexPath) -> CGFloat)?
  var estimates: ((IndexPath) -> CGFloat)?
  var titles: [Int: String] = [:]
  var headers: ((Int) -> UIView?)?
  var footers: ((Int) -> UIView?)?
  var headerHeights: ((Int) -> CGFloat)?
  var footerHeights: ((Int) -> CGFloat)?
  var log: [String] = []
  /// The views that the table displays, according to its delegate calls.
  var ledger = DisplayLedger()
  let table: UITableView

  init(_ sections: [[String]], height: CGFloat = 100, rowHeight: CGFloat = 20, style: UITableView.Style = .plain) {
    self.sections = sections
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: height), style: style)
    super.init()
    table.rowHeight = rowHeight
    table.sectionHeaderTopPadding = 0
    table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  static func rows(_ count: Int) -> [String] { (0..<count).map(String.init) }

  /// Returns the calls recorded since the previous call.
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

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let headers else { return nil }
    log.append("header \(section)")
    return headers(section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard let footers else { return nil }
    log.append("footer \(section)")
    return footers(section)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeights?(section) ?? UITableView.undecided
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footerHeights?(section) ?? UITableView.undecided
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    log.append("willDisplayHeader \(section)")
    ledger.begin(view)
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    log.append("didEndDisplayingHeader \(section)")
    ledger.end(view)
  }

  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    log.append("willDisplayFooter \(section)")
    ledger.begin(view)
  }

  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    log.append("didEndDisplayingFooter \(section)")
    ledger.end(view)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    write("canEdit", indexPath)
    return indexPath.row > 0
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    write("commit \(editingStyle)", indexPath)
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    write("moveRow", sourceIndexPath)
    let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.row)
  }

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
    ledger.begin(cell)
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    write("didEndDisplaying", indexPath)
    ledger.end(cell)
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
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { log.append("willEndDragging to \(Int(targetContentOffset.pointee.y))") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndScrollingAnimation") }
}
