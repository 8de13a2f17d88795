import Testing

@testable import HeadlessUIKit

/// Tables of inset groups keep their margins at the sides.
@MainActor struct InsetGroupTests {
  struct Case: Sendable {
    let style: UITableView.Style
    let width: CGFloat
    var margins: UIEdgeInsets?
    let sides: [CGFloat]
  }

  @Test(arguments: [
    Case(style: .plain, width: 390, sides: [0, 390]),
    Case(style: .grouped, width: 390, sides: [0, 390]),
    Case(style: .insetGrouped, width: 320, sides: [16, 304]),
    Case(style: .insetGrouped, width: 390, sides: [16, 374]),
    Case(style: .insetGrouped, width: 414, sides: [20, 394]),
    Case(style: .insetGrouped, width: 10, sides: [16, 16]),
    Case(
      style: .insetGrouped,
      width: 390,
      margins: UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 10),
      sides: [30, 380]
    ),
    Case(style: .insetGrouped, width: 390, margins: .zero, sides: [0, 390]),
    Case(style: .plain, width: 390, margins: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10), sides: [0, 390]),
  ])
  func rowsKeepTheTablesMargins(row: Case) throws {
    let fixture = TableFixture([TableFixture.rows(3)], height: 400, style: row.style)
    let (table, first) = (fixture.table, IndexPath(row: 0, section: 0))
    fixture.titles = [0: "title"]
    fixture.footers = { _ in UIView() }
    fixture.footerHeights = { _ in 10 }
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    table.tableHeaderView = outer
    table.frame.size.width = row.width
    if let margins = row.margins { table.layoutMargins = margins }
    table.layoutIfNeeded()
    let footer = try #require(fixture.table.subviews.first { $0.frame.height == 10 })
    let frames = [
      try #require(table.cellForRow(at: first)).frame, try #require(table.headerView(forSection: 0)).frame,
      footer.frame, table.rectForRow(at: first), table.rectForHeader(inSection: 0), table.rect(forSection: 0),
    ]
    for frame in frames { #expect([frame.minX, frame.maxX] == row.sides) }
    #expect(table.contentSize.width == row.width && outer.frame.width == row.width, "these have no margins")
  }

  @Test func aControllersTableHasTheScreensMargins() throws {
    let controller = UITableViewController(style: .insetGrouped)
    let fixture = TableFixture([TableFixture.rows(3)])
    controller.tableView.register(CountingCell.self, forCellReuseIdentifier: "cell")
    controller.tableView.dataSource = fixture
    let window = UIWindow(showing: controller)
    let cell = try #require(controller.tableView.visibleCells.first)
    #expect(cell.frame.minX == 16 && cell.frame.width == 358)
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(cell.frame.minX == 20 && cell.frame.width == 804, "those of the new width")
  }

  /// A cell whose height is a tenth of the width at which it is measured.
  private final class Measured: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: targetSize.width / 10) }
  }

  @Test func rowsAreMeasuredAtTheirWidth() {
    let fixture = TableFixture(
      [TableFixture.rows(3)],
      height: 400,
      rowHeight: UITableView.automaticDimension,
      style: .insetGrouped
    )
    let table = fixture.table
    table.register(Measured.self, forCellReuseIdentifier: "cell")
    table.frame.size.width = 332
    #expect(table.visibleCells.map(\.frame.height) == [30, 30, 30])
    table.layoutMargins = UIEdgeInsets(top: 0, left: 66, bottom: 0, right: 66)
    #expect(table.visibleCells.map(\.frame.height) == [20, 20, 20], "measured again")
    #expect(table.visibleCells.map(\.frame.minX) == [66, 66, 66])
  }

  /// As documented for `insetsContentViewsToSafeArea`: content keeps clear of the sides, and is measured without them.
  @Test(arguments: [
    (UITableView.Style.plain, true, [0, 390], [44, 346]), (.plain, false, [0, 390], [0, 390]),
    (.insetGrouped, true, [60, 330], [60, 330]),
  ])
  func contentKeepsClearOfTheSafeAreasSides(style: UITableView.Style, insets: Bool, row: [CGFloat], content: [CGFloat])
    throws
  {
    let fixture = TableFixture([TableFixture.rows(1)], height: 400, rowHeight: -1, style: style)
    let (table, screen) = (fixture.table, UIViewController())
    fixture.headers = { _ in UITableViewHeaderFooterView(reuseIdentifier: nil) }
    fixture.headerHeights = { _ in 10 }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400), showing: screen)
    table.frame = window.bounds
    screen.view.addSubview(table)
    window.layoutIfNeeded()
    table.insetsContentViewsToSafeArea = insets
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 44, bottom: 0, right: 44)
    window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 0]))
    let views = [cell, cell.contentView, try #require(table.headerView(forSection: 0)).contentView]
    let sides = views.map { $0.convert($0.bounds, to: window) }.map { [$0.minX, $0.maxX] }
    #expect(sides == [row, content, content])
  }
}
