import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

@MainActor struct TableScrollingTests {
  @Test func theFirstScreenRequestsOnlyRowsInView() {
    let fixture = TableFixture([TableFixture.rows(1000)])
    fixture.table.layoutIfNeeded()
    var expected = ["numberOfSections", "numberOfRows 0"]
    for row in 0..<5 { expected += ["cell 0.\(row)", "willDisplay 0.\(row)"] }
    #expect(fixture.takeLog() == expected)
    #expect(fixture.table.contentSize == CGSize(width: 100, height: 20_000))
    #expect(fixture.table.indexPathsForVisibleRows == (0..<5).map { IndexPath(row: $0, section: 0) })
  }

  @Test func scrollingByARowRecyclesOneCell() {
    let fixture = TableFixture([TableFixture.rows(1000)])
    fixture.table.layoutIfNeeded()
    let first = fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))
    _ = fixture.takeLog()
    fixture.table.scroll(toY: 20)
    #expect(fixture.takeLog() == ["didScroll", "didEndDisplaying 0.0", "cell 0.5", "willDisplay 0.5"])
    #expect(fixture.table.cellForRow(at: IndexPath(row: 5, section: 0)) === first)
    #expect((first as? CountingCell)?.reuses == 1)
    #expect(fixture.shown == ["1", "2", "3", "4", "5"])
  }

  @Test func aThousandRowsNeedSixCells() {
    let fixture = TableFixture([TableFixture.rows(1000)])
    var cells: Set<ObjectIdentifier> = []
    var offset = 0.0
    while offset <= 19_900 {
      fixture.table.contentOffset.y = offset
      cells.formUnion(fixture.table.visibleCells.map(ObjectIdentifier.init))
      #expect(fixture.table.visibleCells.count + fixture.table.idleViewCount <= 6)
      offset += 7
    }
    #expect(cells.count == 6)
  }

  @Test func framesFollowTheRows() throws {
    let fixture = TableFixture([TableFixture.rows(3), TableFixture.rows(30)])
    fixture.titles = [0: "A", 1: "B"]
    fixture.table.contentOffset.y = 30
    let table = fixture.table
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)) == CGRect(x: 0, y: 116, width: 100, height: 20))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 88, width: 100, height: 28))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 120)) == IndexPath(row: 0, section: 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 90)) == nil)
    for cell in table.visibleCells {
      let path = try #require(table.indexPath(for: cell))
      #expect(cell.frame == table.rectForRow(at: path))
    }
    // The first header stays at the top of the view until its section ends.
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 30, width: 100, height: 28))
    table.contentOffset.y = 70
    #expect(table.headerView(forSection: 0)?.frame.minY == 60)
    #expect(table.headerView(forSection: 1)?.frame.minY == 88)
    table.contentOffset.y = 100
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 1)?.frame.minY == 100)
  }

  @Test func heightsAreRequestedOnce() {
    let fixture = TableFixture([TableFixture.rows(10)], rowHeight: UITableView.automaticDimension)
    fixture.table.estimatedRowHeight = 0
    fixture.heights = { 10 + CGFloat($0.row) }
    fixture.table.layoutIfNeeded()
    let asked = fixture.takeLog().filter { $0.hasPrefix("height") }
    #expect(asked == (0..<10).map { "height 0.\($0)" })
    #expect(fixture.table.contentSize.height == 145)
    #expect(fixture.table.rectForRow(at: IndexPath(row: 3, section: 0)) == CGRect(x: 0, y: 33, width: 100, height: 13))
  }

  @Test func estimatesAreCorrectedWithoutAJump() {
    let fixture = TableFixture([TableFixture.rows(100)], rowHeight: UITableView.automaticDimension)
    fixture.table.estimatedRowHeight = 10
    fixture.heights = { $0.row.isMultiple(of: 2) ? 20 : 30 }
    fixture.table.layoutIfNeeded()
    #expect(
      fixture.takeLog().prefix(5) == [
        "numberOfSections", "numberOfRows 0", "cell 0.0", "height 0.0", "willDisplay 0.0",
      ]
    )
    #expect(fixture.shown == ["0", "1", "2", "3"])
    fixture.table.scroll(toY: 500)
    let row = fixture.table.indexPathsForVisibleRows?.first ?? IndexPath(row: 0, section: 0)
    let place = fixture.table.rectForRow(at: row).minY - fixture.table.contentOffset.y
    // Scrolling up reaches estimated rows; the row that was on screen moves exactly by the scrolled distance.
    fixture.table.contentOffset.y -= 15
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.rectForRow(at: row).minY - fixture.table.contentOffset.y == place + 15)
  }

  @Test func scrollToRowEndsThereThroughEstimates() {
    let fixture = TableFixture([TableFixture.rows(100)], rowHeight: UITableView.automaticDimension)
    fixture.table.estimatedRowHeight = 10
    fixture.heights = { 15 + CGFloat($0.row % 3) * 10 }
    let target = IndexPath(row: 60, section: 0)
    fixture.table.scrollToRow(at: target, at: .top, animated: false)
    #expect(fixture.table.rectForRow(at: target).minY == fixture.table.contentOffset.y)
    fixture.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    #expect(fixture.shown.last == "99")
    #expect(fixture.table.contentOffset.y + 100 == fixture.table.contentSize.height)
  }

  @Test func selectionSurvivesRecyclingAndCallsComeInOrder() {
    let fixture = TableFixture([TableFixture.rows(100)])
    let row = IndexPath(row: 1, section: 0)
    fixture.table.layoutIfNeeded()
    _ = fixture.takeLog()
    fixture.table.user.tapRow(at: row)
    #expect(
      fixture.takeLog() == [
        "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1", "didSelect 0.1",
      ]
    )
    fixture.table.contentOffset.y = 1000
    #expect(fixture.table.visibleCells.allSatisfy { !$0.isSelected })
    fixture.table.contentOffset.y = 0
    #expect(fixture.table.cellForRow(at: row)?.isSelected == true)
    _ = fixture.takeLog()
    fixture.table.user.tapRow(at: IndexPath(row: 2, section: 0))
    #expect(fixture.takeLog().suffix(4) == ["willSelect 0.2", "willDeselect 0.1", "didDeselect 0.1", "didSelect 0.2"])
    #expect(fixture.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test func memoryWarningEmptiesThePools() {
    let fixture = TableFixture([TableFixture.rows(100)])
    fixture.table.layoutIfNeeded()
    fixture.sections = [[]]
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.idleViewCount == 5)
    fixture.table.receiveMemoryWarning()
    #expect(fixture.table.idleViewCount == 0)
  }
}
