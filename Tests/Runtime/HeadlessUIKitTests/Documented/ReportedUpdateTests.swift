import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Behaviors of updates, editing and reuse in tables and collection views that developers reported in public.
@MainActor struct ReportedUpdateTests {
  /// A cell that lists what happens to it.
  private final class Watched: UITableViewCell {
    var log: Log?
    override func prepareForReuse() {
      super.prepareForReuse()
      log?.lines.append("prepareForReuse")
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      if selected { log?.lines.append("setSelected") }
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      if highlighted { log?.lines.append("setHighlighted") }
    }
  }

  /// Rows in sections, by the number of each section.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    var titles: [Int: String] = [:]
    var footerHeight: CGFloat = 0
    var insertsFirst = false
    let log = Log()
    var asked: [IndexPath] = []
    var identifier: String? = "x"

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath)
      let made = identifier.map { tableView.dequeueReusableCell(withIdentifier: $0, for: indexPath) }
      let cell = made ?? Watched(style: .default, reuseIdentifier: nil)
      (cell as? Watched)?.log = log
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      footerHeight > 0 ? UITableViewHeaderFooterView() : nil
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.lines.append("willSelect")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.lines.append("didSelect") }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    { insertsFirst && indexPath.row == 0 ? .insert : .delete }
    func tableView(_: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt _: IndexPath) {}
  }

  /// A table that retains its data, which a table on a device doesn't.
  private final class OwningTable: UITableView { var rows: Rows? }

  private static func table(_ rows: Rows, _ style: UITableView.Style = .plain) -> UITableView {
    let table = OwningTable(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: style)
    table.rows = rows
    table.register(Watched.self, forCellReuseIdentifier: "x")
    (table.rowHeight, table.estimatedRowHeight) = (20, 0)
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    return table
  }

  // MARK: Offsets and headers

  /// rdar://33413052: a first section with a header, inserted later, is where it is in a table that began with it.
  @Test(arguments: [UITableView.Style.plain, .grouped])
  func anInsertedSectionIsWhereItWouldBeFromTheStart(style: UITableView.Style) {
    let (rows, fresh) = (Rows([2]), Rows([1, 2]))
    let table = Self.table(rows, style)
    (rows.counts, rows.titles, fresh.titles) = ([1, 2], [0: "Title"], [0: "Title"])
    table.insertSections([0], with: .none)
    let other = Self.table(fresh, style)
    for section in 0..<2 { #expect(table.rect(forSection: section) == other.rect(forSection: section)) }
    #expect(table.contentSize == other.contentSize && table.contentOffset == other.contentOffset)
  }

  /// rdar://14929794: a header that is replaced within a batch of updates leaves the table.
  @Test func aHeaderReplacedWithinUpdatesLeaves() {
    let rows = Rows([2])
    let table = Self.table(rows)
    let headers = [30.0, 50].map { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: $0)) }
    table.tableHeaderView = headers[0]
    table.beginUpdates()
    rows.counts = [3]
    table.insertRows(at: [[0, 0]], with: .none)
    table.tableHeaderView = headers[1]
    table.endUpdates()
    #expect(headers[0].superview == nil && headers[1].superview === table)
    #expect(Double(table.rectForRow(at: [0, 0]).minY) == 50)
  }

  /// rdar://46806232: a reload below a large header doesn't scroll.
  @Test func aReloadBelowALargeHeaderDoesNotScroll() {
    let table = Self.table(Rows([4]))
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 90))
    table.layoutIfNeeded()
    table.scroll(toY: 70)
    table.beginUpdates()
    table.reloadRows(at: [[0, 0]], with: .none)
    table.endUpdates()
    #expect(Double(table.contentOffset.y) == 70)
  }

  /// rdar://49974619: rows deleted at the end bring the content to its new end.
  @Test func rowsDeletedAtTheEndLeaveTheContentAtItsEnd() {
    let rows = Rows([12])
    let table = Self.table(rows)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    table.layoutIfNeeded()
    for left in stride(from: 11, through: 2, by: -1) {
      table.scrollToRow(at: [0, left], at: .bottom, animated: false)
      rows.counts = [left]
      table.deleteRows(at: [[0, left]], with: .none)
      #expect(Double(table.contentOffset.y) == max(0, Double(40 + 20 * left) - 100))
    }
  }

  /// rdar://19988438: a table with estimates is where it was when its controller is shown again.
  @Test func aTableWithEstimatesStaysWhenAnotherScreenCoversIt() {
    let controller = UITableViewController(style: .plain)
    let rows = Rows([40])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let navigation = UINavigationController(rootViewController: controller)
    controller.tableView.register(Watched.self, forCellReuseIdentifier: "x")
    (controller.tableView.rowHeight, controller.tableView.estimatedRowHeight) = (70, 20)
    (controller.tableView.dataSource, controller.tableView.delegate) = (rows, rows)
    window.show(navigation)
    window.layoutIfNeeded()
    controller.tableView.scrollToRow(at: [0, 39], at: .bottom, animated: false)
    let (offset, size) = (controller.tableView.contentOffset, controller.tableView.contentSize)
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(controller.tableView.contentOffset == offset && controller.tableView.contentSize == size)
  }

  /// rdar://28346764: the footer of a section follows a row that is inserted.
  @Test func aFooterFollowsAnInsertedRow() {
    let rows = Rows([2])
    rows.footerHeight = 10
    let table = Self.table(rows, .grouped)
    let before = table.rectForFooter(inSection: 0).minY
    rows.counts = [3]
    table.insertRows(at: [[0, 2]], with: .none)
    table.layoutIfNeeded()
    #expect(table.rectForFooter(inSection: 0).minY == before + 20)
    #expect(table.footerView(forSection: 0)?.frame.minY == before + 20)
  }

  /// rdar://26812012: sections with headers of automatic height can be appended to a scrolled table.
  @Test func sectionsWithAutomaticHeadersCanBeAppended() {
    let rows = Rows([5, 5])
    (0..<5).forEach { rows.titles[$0] = "Title" }
    let table = Self.table(rows)
    table.estimatedSectionHeaderHeight = 50
    table.scrollToRow(at: [1, 4], at: .bottom, animated: false)
    rows.counts = [5, 5, 5, 5]
    table.insertSections([2, 3], with: .none)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 4 && table.rectForRow(at: [3, 4]).maxY == table.contentSize.height)
  }

  /// ra1028/DiffableDataSources 42: UIKit's data source keeps the offset at the end of a table.
  @Test func aSnapshotKeepsTheOffsetAtTheEnd() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.register(Watched.self, forCellReuseIdentifier: "x")
    table.rowHeight = 20
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "x", for: path)
    }
    source.apply(NSDiffableDataSourceSnapshot([(0, Array(0..<30))]), animatingDifferences: false)
    table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
    source.apply(NSDiffableDataSourceSnapshot([(0, Array(0..<28) + [98, 99])]), animatingDifferences: true)
    table.layoutIfNeeded()
    #expect(Double(table.contentOffset.y) == 500)
  }

  // MARK: Cells

  /// Stack Overflow 39135347: a table requests no cell of a row that isn't shown.
  @Test func aTableRequestsShownRowsOnly() {
    let rows = Rows([50])
    let table = Self.table(rows)
    #expect(rows.asked.map(\.row).sorted() == Array(0..<5))
    table.scroll(toY: 10)
    #expect(rows.asked.map(\.row).sorted() == Array(0..<6))
  }

  /// Apple's page on `prepareForReuse()`: it isn't called when a row is configured again, nor without an identifier.
  @Test func aCellIsPreparedForReuseOnlyWhenItIsReused() {
    let rows = Rows([50])
    let table = Self.table(rows)
    table.reconfigureRows(at: [[0, 0], [0, 1]])
    #expect(!rows.log.lines.contains("prepareForReuse"))
    table.scroll(toY: 500)
    #expect(rows.log.lines.contains("prepareForReuse"))
    let nameless = Rows([50])
    nameless.identifier = nil
    let other = Self.table(nameless)
    other.scroll(toY: 500)
    #expect(!nameless.log.lines.contains("prepareForReuse"))
  }

  /// w3toppers.com: a tapped cell is highlighted, and selected between the delegate's methods.
  @Test func aTappedCellIsSelectedBetweenTheDelegatesMethods() {
    let rows = Rows([2])
    let table = Self.table(rows)
    table.user.tapRow(at: [0, 0])
    #expect(rows.log.lines == ["setHighlighted", "willSelect", "setSelected", "didSelect"])
  }

  /// "Understanding the Behavior of UITableView in Edit Mode": a row that was first when editing began keeps the style
  /// that it got then, also if a row is inserted before it.
  @Test func aRowKeepsTheEditingStyleOfTheStart() {
    let rows = Rows([2])
    rows.insertsFirst = true
    let table = Self.table(rows)
    table.setEditing(true, animated: true)
    rows.counts = [3]
    table.insertRows(at: [[0, 0]], with: .bottom)
    table.layoutIfNeeded()
    #expect((0..<3).map { table.cellForRow(at: [0, $0])?.editingStyle } == [.insert, .insert, .delete])
  }
}
