import Testing

@testable import HeadlessUIKit

/// The resting offsets of scroll views, and the effect of a reload on them.
@MainActor struct ScrollEdgeTests {
  private func scrollView() -> (UIScrollView, ScrollEars) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    let ears = ScrollEars()
    view.delegate = ears
    return (view, ears)
  }

  @Test func anInsetMovesContentAtTheTop() {
    let (view, _) = scrollView()
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 5, right: 0)
    #expect(view.contentOffset == CGPoint(x: 0, y: -20))
    view.contentInset.top = 0
    #expect(view.contentOffset == .zero)
    view.contentOffset.y = 30
    view.contentInset.top = 40
    #expect(view.contentOffset.y == 30)
    view.contentOffset = CGPoint(x: 0, y: -40)
    view.contentInset.left = 7
    #expect(view.contentOffset == CGPoint(x: -7, y: -40))
  }

  /// Scrolls from an offset to another, with insets of 20 points at the top and 10 at the bottom.
  @Test(
    arguments: [
      (50, 0, 1, -20), (50, 60, 5, 40), (50, 70, 70, 50), (50, 140, 10, 60), (0, 500, 300, 480), (0, 950, 50, 910),
      (0, 990, 50, 910), (0, 1_500, 50, 910), (50, -90, 10, -20),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func aRectangleBecomesVisibleBesideTheInset(from: CGFloat, start: CGFloat, length: CGFloat, to: CGFloat) {
    let (view, _) = scrollView()
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    view.contentOffset.y = from
    view.scrollRectToVisible(CGRect(x: 0, y: start, width: 10, height: length), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: to))
  }

  @Test func anAnimationEndsOnlyIfTheContentMoved() {
    let (view, ears) = scrollView()
    view.setContentOffset(.zero, animated: true)
    view.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: true)
    #expect(ears.ended == 0)
    view.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    #expect(ears.ended == 1)
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    #expect(ears.ended == 1)
    let fixture = TableFixture([TableFixture.rows(30)])
    for (row, isMoved) in [(0, false), (9, true), (9, false)] {
      fixture.table.layoutIfNeeded()
      _ = fixture.takeLog()
      fixture.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: true)
      #expect(fixture.takeLog().contains("didEndScrollingAnimation") == isMoved)
    }
  }

  @Test func aSectionWithoutRowsCanBeScrolledTo() {
    let fixture = TableFixture([TableFixture.rows(10), [], TableFixture.rows(10)])
    fixture.titles = [0: "a", 1: "b", 2: "c"]
    let table = fixture.table
    let cases: [(Int, UITableView.ScrollPosition, CGFloat)] = [(1, .top, 228), (0, .top, 0), (1, .bottom, 156)]
    for (section, position, offset) in cases {
      table.scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: position, animated: false)
      #expect(table.contentOffset.y == offset)
    }
  }

  // MARK: Reloading

  @Test func reloadingReadsCountsAndHeightsAtOnce() {
    let fixture = TableFixture([TableFixture.rows(3)])
    fixture.table.layoutIfNeeded()
    fixture.sections[0] = TableFixture.rows(10)
    _ = fixture.takeLog()
    fixture.table.reloadData()
    #expect(fixture.table.contentSize.height == 200)
    #expect(!fixture.takeLog().contains { $0.hasPrefix("cell") })
    // A row inserted after the reload counts once.
    fixture.sections[0].append("new")
    fixture.table.insertRows(at: [IndexPath(row: 10, section: 0)], with: .none)
    #expect(fixture.table.numberOfRows(inSection: 0) == 11)
  }

  @Test func reloadingWithinABatchWaits() {
    let fixture = TableFixture([TableFixture.rows(3)])
    fixture.table.layoutIfNeeded()
    fixture.table.performBatchUpdates {
      fixture.sections[0].append("new")
      fixture.table.reloadData()
      fixture.table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    }
    #expect(fixture.shown == ["0", "1", "2", "new"])
  }

  @Test func shorterReloadedContentReturnsIntoView() {
    let fixture = TableFixture([TableFixture.rows(100)])
    fixture.table.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
    for (count, offset) in [(10, 105), (2, -10), (0, -10)] as [(Int, CGFloat)] {
      fixture.table.contentOffset.y = 1900
      fixture.sections = [TableFixture.rows(count)]
      fixture.table.reloadData()
      #expect(fixture.table.contentOffset.y == offset)
    }
  }

  // MARK: Headers, backgrounds, and how it begins

  @Test(arguments: [true, false])
  func groupsHaveTheHeightsThatTheTableSpecifies(hasDelegate: Bool) {
    let fixture = TableFixture([TableFixture.rows(2), TableFixture.rows(2)], height: 300, style: .grouped)
    if !hasDelegate { fixture.table.delegate = nil }
    fixture.table.sectionHeaderHeight = 5
    fixture.table.sectionFooterHeight = 1
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.rectForHeader(inSection: 0).height == 5)
    #expect(fixture.table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 45, width: 100, height: 1))
    #expect(fixture.table.contentSize.height == 92)
  }

  @Test func backgroundsStayBehindAllRows() {
    let fixture = TableFixture([TableFixture.rows(50)])
    let background = UIView()
    fixture.titles = [0: "title"]
    fixture.table.layoutIfNeeded()
    fixture.table.backgroundView = background
    fixture.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
    for offset in [0, 40, 300, 20] as [CGFloat] {
      fixture.table.scroll(toY: offset)
      #expect(fixture.table.subviews.first === background)
      #expect(background.frame == fixture.table.bounds)
    }
    fixture.table.backgroundView = nil
    fixture.table.scroll(toY: 500)
    #expect(background.superview == nil)
    #expect(fixture.table.subviews.first is UITableViewCell)
  }

  @Test func tablesBounce() {
    #expect(UITableView(frame: .zero, style: .grouped).alwaysBounceVertical)
    #expect(!UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).alwaysBounceVertical)
  }

  @Test func theNearestSelectedRowComesIntoView() {
    let fixture = TableFixture([TableFixture.rows(100)])
    fixture.table.allowsMultipleSelection = true
    fixture.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(fixture.table.contentOffset.y == 0)
    for row in [90, 30, 60] {
      fixture.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    fixture.table.contentOffset.y = 800
    fixture.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(fixture.table.contentOffset.y == 600)
  }
}

private final class ScrollEars: NSObject, UIScrollViewDelegate {
  var ended = 0
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended += 1 }
}
