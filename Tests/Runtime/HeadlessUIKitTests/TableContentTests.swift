import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

@MainActor struct TableContentTests {
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func aTableHasTheBackgroundOfItsStyle(style: UITableView.Style) {
    let color: UIColor = style == .plain ? .systemBackground : .systemGroupedBackground
    #expect(UITableView(frame: .zero, style: style).backgroundColor == color)
  }

  @Test func headerAndFooterViewsSurroundTheRows() {
    let fixture = TableFixture([TableFixture.rows(2)])
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 15))
    fixture.table.tableHeaderView = header
    fixture.table.tableFooterView = footer
    fixture.table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(footer.frame == CGRect(x: 0, y: 70, width: 100, height: 15))
    #expect(fixture.table.contentSize.height == 85)
    #expect(fixture.table.visibleCells.map(\.frame.minY) == [30, 50])
    fixture.table.tableHeaderView = nil
    #expect(fixture.table.visibleCells.map(\.frame.minY) == [0, 20])
    #expect(header.superview == nil)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func sectionsWithoutHeadersHaveGapsInGroups(style: UITableView.Style) {
    let fixture = TableFixture([TableFixture.rows(2), TableFixture.rows(2)], height: 400, style: style)
    fixture.table.layoutIfNeeded()
    let gaps: CGFloat = style == .plain ? 0 : 4 * 18
    #expect(fixture.table.contentSize.height == 80 + gaps)
  }

  /// The answer of a delegate for headers: the start of the first row with a title, with a view of 28 points, and with
  /// neither.
  @Test(arguments: [
    (UITableView.Style.plain, CGFloat(0), [0, 0, 0] as [CGFloat]), (.plain, 10, [10, 10, 10]),
    (.grouped, 0, [38, 28, 18]), (.insetGrouped, 0, [38, 28, 18]), (.grouped, 10, [10, 10, 10]),
    (.grouped, .leastNormalMagnitude, [0, 0, 0]), (.grouped, -1, [38, 28, 18]),
  ])
  func zeroIsTheStandardHeightInGroups(style: UITableView.Style, height: CGFloat, starts: [CGFloat]) {
    for (index, start) in starts.enumerated() {
      let fixture = TableFixture([["a", "b"]], style: style)
      if index == 0 { fixture.titles = [0: "first"] }
      if index == 1 { fixture.headers = { _ in UITableViewHeaderFooterView(reuseIdentifier: nil) } }
      fixture.headerHeights = { _ in height }
      fixture.table.layoutIfNeeded()
      let found = fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
      #expect(abs(found - start) < 0.001, "\(index): \(found)")
    }
  }

  /// Two sections with headers of 28 points, or 38 in groups, and one without.
  @Test(arguments: [
    (UITableView.Style.plain, nil as CGFloat?, [22, 50, 112, 140, 160] as [CGFloat]),
    (.plain, 0, [0, 28, 68, 96, 116]),
    (.plain, 10, [10, 38, 88, 116, 136]),
    (.grouped, 10, [0, 38, 96, 134, 172]),
  ])
  func paddingAboveHeadersMovesRows(style: UITableView.Style, padding: CGFloat?, tops: [CGFloat]) {
    let fixture = TableFixture([["a", "b"], ["c"], ["d"]], style: style)
    fixture.titles = [0: "first", 1: "second"]
    let table = fixture.table
    table.sectionHeaderTopPadding = padding ?? UITableView.automaticDimension
    table.layoutIfNeeded()
    #expect(
      [
        table.rectForHeader(inSection: 0).minY, table.rectForRow(at: IndexPath(row: 0, section: 0)).minY,
        table.rectForHeader(inSection: 1).minY, table.rectForRow(at: IndexPath(row: 0, section: 1)).minY,
        table.rectForRow(at: IndexPath(row: 0, section: 2)).minY,
      ] == tops
    )
    #expect(table.headerView(forSection: 0)?.frame.minY == tops[0])
    #expect(table.visibleCells[0].frame.minY == tops[1])
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: tops[1])) == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: tops[1] - 1)) == nil)
    // A header that stays in view leaves its original position empty.
    table.scroll(toY: 20)
    #expect(table.headerView(forSection: 0)?.frame.minY == (style == .plain ? max(20, tops[0]) : 0))
  }

  @Test func cellsSizeThemselves() {
    let source = ListSource(100, "tall") { ($0 as? TallCell)?.height = 30 + CGFloat($1) * 10 }
    let table = source.table(100, 200, cell: TallCell.self)
    #expect(table.visibleCells.map(\.frame.height) == [30, 40, 50, 60, 70])
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 70)
    // Five rows with the heights of their cells, and 95 with an estimate of 44 points.
    #expect(table.contentSize.height == 4430.0)
  }

  @Test func cellsGetTheNewWidth() {
    let fixture = TableFixture([TableFixture.rows(50)])
    fixture.table.layoutIfNeeded()
    fixture.table.frame.size = CGSize(width: 150, height: 40)
    #expect(fixture.table.visibleCells.map(\.frame.width) == [150, 150])
    #expect(fixture.table.visibleCells[0].contentView.frame.width == 150)
  }

  @Test func insetsKeepStickyHeadersBelow() {
    let fixture = TableFixture([TableFixture.rows(50)])
    fixture.titles = [0: "title"]
    fixture.table.contentInset.top = 12
    fixture.table.scroll(toY: 40)
    #expect(fixture.table.headerView(forSection: 0)?.frame.minY == 52)
    fixture.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    // The row begins at 428 points, below an inset of 12 and a header of 28.
    #expect(fixture.table.contentOffset.y == 388.0)
  }

  @Test func shrinkingContentKeepsTheOffsetInBounds() {
    let fixture = TableFixture([TableFixture.rows(100)])
    fixture.table.scroll(toY: 1900)
    fixture.sections = [TableFixture.rows(10)]
    fixture.table.reloadData()
    #expect(fixture.shown == ["5", "6", "7", "8", "9"])
    #expect(fixture.table.contentOffset.y == 100)
  }

  @Test func prefetchingAnnouncesEachRowOnce() {
    let fixture = TableFixture([TableFixture.rows(100)])
    let listener = PrefetchListener()
    fixture.table.prefetchDataSource = listener
    fixture.table.layoutIfNeeded()
    #expect(listener.wanted == Array(5..<15))
    fixture.table.scroll(toY: 40)
    #expect(Array(listener.wanted.suffix(4)) == [15, 16, 1, 0])
    #expect(listener.cancelled.isEmpty)
    fixture.table.scroll(toY: 1000)
    #expect(Set(listener.cancelled) == Set(0..<2).union(7..<17))
  }

  @Test func swipeActionsComeFromTheDelegate() {
    let fixture = TableFixture([TableFixture.rows(3)])
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.user.swipeActions(at: IndexPath(row: 0, section: 0)) == nil)
    let actions = fixture.table.user.swipeActions(at: IndexPath(row: 1, section: 0))
    #expect(actions?.actions.map(\.title) == ["Delete"])
    if let delete = actions?.actions.first { delete.handler(delete, fixture.table) { _ in } }
    #expect(fixture.shown == ["0", "2"])
  }

  @Test func cellsHaveTheirRowsEditingState() {
    let fixture = TableFixture([TableFixture.rows(100)])
    fixture.table.setEditing(true, animated: false)
    #expect(fixture.table.visibleCells.map(\.isEditing) == [false, true, true, true, true])
    fixture.table.contentOffset.y = 1000
    #expect(fixture.table.visibleCells.map(\.isEditing) == [true, true, true, true, true])
    fixture.table.setEditing(false, animated: false)
    fixture.table.contentOffset.y = 0
    #expect(!fixture.table.visibleCells.map(\.isEditing).contains(true))
  }

  @Test(arguments: [false, true]) func editingClearsTheSelectionWhenItBeginsAndEnds(isEditing: Bool) {
    let fixture = TableFixture([TableFixture.rows(3)])
    fixture.table.allowsSelectionDuringEditing = true
    fixture.table.isEditing = isEditing
    fixture.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    fixture.table.setEditing(isEditing, animated: false)
    #expect(fixture.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    fixture.table.setEditing(!isEditing, animated: false)
    #expect(fixture.table.indexPathForSelectedRow == nil)
    #expect(!fixture.table.visibleCells.map(\.isSelected).contains(true))
  }

  @Test func selectionMovesWithItsRow() {
    let fixture = TableFixture([TableFixture.rows(10)])
    fixture.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    fixture.sections[0].insert("new", at: 0)
    fixture.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(fixture.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    fixture.sections[0].remove(at: 3)
    fixture.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test func aControllerIsTheDataSourceOfItsTable() {
    let controller = NumbersController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 132))
    window.show(controller)
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["0", "1", "2"])
    #expect(controller.calls == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
    controller.tableView.user.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(controller.chosen == 1)
  }
}

private final class TallCell: UITableViewCell {
  var height: CGFloat = 0
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

private final class PrefetchListener: NSObject, UITableViewDataSourcePrefetching {
  var wanted: [Int] = []
  var cancelled: [Int] = []
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { wanted += indexPaths.map(\.row) }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths.map(\.row)
  }
}

private final class NumbersController: UITableViewController {
  var calls: [String] = []
  var chosen: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("viewDidAppear")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath.row }
}
