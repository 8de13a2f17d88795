import Testing

@testable import HeadlessUIKit

/// The cases in which a table requests heights again that it already knows.
@MainActor struct HeightsAgainTests {
  nonisolated static let batches: [@MainActor @Sendable (UITableView) -> Void] = [
    {
      $0.beginUpdates()
      $0.endUpdates()
    },
    { $0.performBatchUpdates(nil) },
    { $0.performBatchUpdates({}, completion: nil) },
  ]

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test(arguments: [0, 15] as [CGFloat], batches)
  func anEmptyBatchKeepsCellsAndChangesHeights(estimate: CGFloat, batch: @MainActor @Sendable (UITableView) -> Void) {
    let fixture = TableFixture([TableFixture.rows(50)], rowHeight: UITableView.automaticDimension)
    fixture.table.estimatedRowHeight = estimate
    fixture.heights = { _ in 20 }
    let cells = fixture.table.visibleCells
    #expect(cells.count == 5)
    _ = fixture.takeLog()
    // The second row opens, as one with a date picker does.
    fixture.heights = { $0.row == 1 ? 50 : 20 }
    batch(fixture.table)
    #expect(fixture.table.rectForRow(at: path(1)) == CGRect(x: 0, y: 20, width: 100, height: 50))
    #expect(fixture.shown == ["0", "1", "2", "3"])
    #expect(fixture.table.visibleCells == Array(cells.prefix(4)))
    #expect(cells[2].frame.minY == 70)
    #expect(!fixture.takeLog().contains { $0.hasPrefix("cell") })
    // The row closes.
    fixture.heights = { _ in 20 }
    batch(fixture.table)
    #expect(fixture.shown == ["0", "1", "2", "3", "4"])
    #expect(fixture.table.visibleCells.map(\.frame.minY) == [0, 20, 40, 60, 80])
  }

  @Test(arguments: [0, 15] as [CGFloat])
  func aRowWithoutHeightOpens(estimate: CGFloat) {
    let fixture = TableFixture([TableFixture.rows(50)], rowHeight: UITableView.automaticDimension)
    fixture.table.estimatedRowHeight = estimate
    fixture.heights = { $0.row == 2 ? 0 : 20 }
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.rectForRow(at: path(3)).minY == 40)
    fixture.heights = { $0.row == 2 ? 30 : 20 }
    fixture.table.performBatchUpdates(nil)
    #expect(fixture.shown == ["0", "1", "2", "3", "4"])
    #expect(fixture.table.visibleCells.map(\.frame.minY) == [0, 20, 40, 70, 90])
    fixture.heights = { $0.row == 2 ? 0 : 20 }
    fixture.table.performBatchUpdates(nil)
    #expect(fixture.table.cellForRow(at: path(3))?.frame.minY == 40)
  }

  @Test func measuredRowsOutOfViewAreMeasuredAgainWhenTheyReturn() {
    let fixture = TableFixture([TableFixture.rows(1000)], rowHeight: UITableView.automaticDimension)
    fixture.table.estimatedRowHeight = 10
    fixture.heights = { _ in 20 }
    for offset in stride(from: 0, through: 400, by: 40) as StrideThrough<CGFloat> {
      fixture.table.scroll(toY: offset)
    }
    let first = fixture.table.indexPathsForVisibleRows?.first
    _ = fixture.takeLog()
    fixture.heights = { _ in 25 }
    fixture.table.performBatchUpdates(nil)
    // Content doesn't jump, and only heights of rows in view are requested.
    #expect(fixture.table.indexPathsForVisibleRows?.first == first)
    #expect(fixture.table.contentOffset.y == 400)
    #expect(fixture.takeLog().filter { $0.hasPrefix("height") }.count <= 6)
    fixture.table.scrollToRow(at: path(0), at: .top, animated: false)
    #expect(fixture.table.visibleCells.map(\.frame) == (0..<4).map { CGRect(x: 0, y: $0 * 25, width: 100, height: 25) })
  }

  @Test func aMillionEqualRowsAreNotQueried() {
    let fixture = TableFixture([TableFixture.rows(1)])
    let source = ListSource(1_000_000, "cell")
    fixture.table.dataSource = source
    fixture.table.layoutIfNeeded()
    let size = fixture.table.geometryStorageSize
    for _ in 0..<1000 { fixture.table.performBatchUpdates(nil) }
    #expect(fixture.table.geometryStorageSize == size)
    #expect(fixture.table.numberOfRows(inSection: 0) == 1_000_000)
  }

  @Test func heightsMayDependOnCounts() {
    let fixture = TableFixture([TableFixture.rows(2), [], TableFixture.rows(1)])
    let table = fixture.table
    table.estimatedRowHeight = 0
    fixture.headerHeights = { table.numberOfRows(inSection: $0) == 0 ? 1 : 10 }
    fixture.heights = { CGFloat(20 * table.numberOfRows(inSection: $0.section)) + CGFloat(table.numberOfSections) }
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 130)
  }

  @Test func headersGetTheirNewHeights() {
    let fixture = TableFixture([TableFixture.rows(2), TableFixture.rows(9)])
    var height: CGFloat = 10
    fixture.headers = { _ in UITableViewHeaderFooterView(reuseIdentifier: "h") }
    fixture.headerHeights = { _ in height }
    fixture.table.layoutIfNeeded()
    height = 15
    fixture.table.performBatchUpdates(nil)
    #expect(fixture.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 55, width: 100, height: 15))
    #expect(fixture.table.headerView(forSection: 1)?.frame == CGRect(x: 0, y: 55, width: 100, height: 15))
    #expect(fixture.takeLog().filter { $0 == "header 1" }.count == 1)
  }

  @Test(arguments: [0, 44] as [CGFloat])
  func aChangeOfWidthRequestsHeightsAgain(estimate: CGFloat) {
    let fixture = TableFixture([TableFixture.rows(50)], rowHeight: UITableView.automaticDimension)
    fixture.table.estimatedRowHeight = estimate
    fixture.heights = { _ in fixture.table.bounds.width > 150 ? 20 : 40 }
    let cells = fixture.table.visibleCells
    #expect(cells.map(\.frame.height) == [40, 40, 40])
    fixture.table.frame.size.width = 200
    #expect(fixture.table.visibleCells.map(\.frame) == (0..<5).map { CGRect(x: 0, y: $0 * 20, width: 200, height: 20) })
    #expect(Array(fixture.table.visibleCells.prefix(3)) == cells)
    fixture.table.frame.size.width = 100
    #expect(fixture.table.visibleCells.map(\.frame.height) == [40, 40, 40])
  }

  @Test func cellsThatSizeThemselvesAreMeasuredAtTheNewWidth() {
    let table = ListSource(30, "cell").table(320, 200, cell: WrappingCell.self)
    #expect(table.visibleCells.map(\.frame.height) == [100, 100])
    table.frame.size.width = 500
    #expect(table.visibleCells.map(\.frame.height) == [50, 50, 50, 50])
  }

  @Test func anEmptyBatchAsksForItemSizes() {
    let fixture = CollectionFixture([TableFixture.rows(30)])
    var height: CGFloat = 20
    fixture.size = { _ in CGSize(width: 30, height: height) }
    let cells = fixture.collection.visibleCells
    height = 40
    fixture.collection.performBatchUpdates(nil)
    #expect(fixture.collection.visibleCells.map(\.frame.height) == Array(repeating: 40, count: 9))
    #expect(fixture.collection.visibleCells.first === cells.first)
  }
}

private final class WrappingCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: size.width > 400 ? 50 : 100)
  }
}
