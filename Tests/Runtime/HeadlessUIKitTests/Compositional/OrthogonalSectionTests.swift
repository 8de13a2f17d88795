import HeadlessUIKitTesting
import Testing

@testable import HeadlessUIKit

/// Sections that scroll across the scroll direction.
@MainActor struct OrthogonalSectionTests {
  /// A row of the list, a shelf, and more rows.
  private func stage(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    items: Int = 20,
    change: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CompositionalStage {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 1 ? NSCollectionLayoutSection.shelf(behavior, width: 30).with(change) : .grid(columns: 1, height: 20)
    }
    return CompositionalStage([1, items, 10], layout)
  }

  private func seenItems(_ stage: CompositionalStage) -> [Int] {
    stage.seen.keys.filter { $0.section == 1 }.map(\.item).sorted()
  }

  @Test func itemsFollowEachOtherAcross() {
    let stage = stage(.continuous)
    #expect(stage.frame(3, 1) == CGRect(x: 90, y: 20, width: 30, height: 40))
    #expect(stage.frame(0, 2)?.minY == 60)
    #expect(stage.view.contentSize == CGSize(width: 100, height: 260))
    #expect(seenItems(stage) == [0, 1, 2, 3])
    #expect(stage.view.user.scrollView(ofSection: 1)?.contentSize == CGSize(width: 600, height: 40))
  }

  @Test func aSectionScrollsOnItsOwnAndReusesItsCells() {
    let stage = stage(.continuous, items: 100_000)
    stage.view.layoutIfNeeded()
    guard let shelf = stage.view.user.scrollView(ofSection: 1) else { return }
    for offset in stride(from: 0.0, through: 60_000, by: 100) {
      shelf.contentOffset.x = offset
      stage.view.layoutIfNeeded()
    }
    #expect(seenItems(stage) == [2000, 2001, 2002, 2003])
    #expect(stage.seen[IndexPath(item: 2001, section: 1)] == CGRect(x: 30, y: 20, width: 30, height: 40))
    #expect(stage.seen[IndexPath(item: 0, section: 0)] == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(stage.view.state.shown.count + stage.view.idleViewCount < 20)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 35, y: 25)) == IndexPath(item: 2001, section: 1))
  }

  @Test func theOffsetSurvivesScrollingAway() {
    let stage = stage(.continuous)
    stage.view.user.scrollView(ofSection: 1)?.contentOffset.x = 75
    stage.view.scroll(toY: 160)
    #expect(seenItems(stage).isEmpty)
    #expect(!stage.view.subviews.contains { $0 is UIScrollView })
    stage.view.contentOffset.y = 5
    #expect(seenItems(stage) == [2, 3, 4, 5])
    #expect(stage.seen[IndexPath(item: 3, section: 1)] == CGRect(x: 15, y: 15, width: 30, height: 40))
  }

  @Test func scrollToItemScrollsBothWays() {
    let stage = stage(.continuous)
    stage.view.scrollToItem(at: IndexPath(item: 10, section: 1), at: [.top, .left], animated: false)
    #expect(stage.seen[IndexPath(item: 10, section: 1)] == CGRect(x: 0, y: 0, width: 30, height: 40))
    stage.view.scrollToItem(at: IndexPath(item: 10, section: 1), at: .centeredHorizontally, animated: false)
    #expect(stage.seen[IndexPath(item: 10, section: 1)]?.minX == 35)
  }

  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, CGFloat(0.2), CGFloat(140)),
    (.continuousGroupLeadingBoundary, 0.2, 150),
    (.paging, 0.2, 100),
    (.groupPaging, 0.2, 60),
    (.groupPaging, 0, 30),
    (.groupPagingCentered, 0, 25),
  ])
  func scrollingComesToRest(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    velocity: CGFloat,
    expected: CGFloat
  ) {
    let stage = stage(behavior)
    stage.view.layoutIfNeeded()
    guard let shelf = stage.view.user.scrollView(ofSection: 1) else { return }
    shelf.contentOffset.x = 0
    shelf.user.beginDragging()
    shelf.user.drag(by: CGPoint(x: 40, y: 0))
    shelf.user.endDragging(velocity: CGPoint(x: velocity, y: 0))
    while shelf.user.stepDeceleration() {}
    #expect(shelf.contentOffset.x == expected)
  }

  @Test func centeredGroupsBeginInTheCenter() {
    let stage = stage(.groupPagingCentered)
    #expect(stage.seen[IndexPath(item: 0, section: 1)]?.minX == 35)
  }

  @Test func aSectionIsAsHighAsItsHighestGroup() {
    let size = NSCollectionLayoutSize(.absolute(40), .estimated(20))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets.leading = 5
    section.boundarySupplementaryItems = [.edge("header", .top)]
    let stage = CompositionalStage([3, 1], UICollectionViewCompositionalLayout(section: section))
    stage.cellSize = { CGSize(width: 40, height: $0.item == 1 ? 33 : 11) }
    stage.view.layoutIfNeeded()
    #expect(stage.frame(1, 0) == CGRect(x: 45, y: 10, width: 40, height: 33))
    #expect(stage.frame(ofKind: "header", 0, 1)?.minY == 43)
    #expect(stage.view.user.scrollView(ofSection: 0)?.contentSize == CGSize(width: 125, height: 33))
    // Headers don't scroll with the items.
    stage.view.user.scrollView(ofSection: 0)?.contentOffset.x = 20
    stage.view.layoutIfNeeded()
    #expect(stage.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))?.frame.minX == 5)
    #expect(stage.seen[IndexPath(item: 0, section: 0)]?.minX == -15)
  }

  @Test func aHandlerGetsTheOffsetOfTheSection() {
    var last = CGPoint.zero
    var seen: [Int] = []
    let stage = stage(.continuous) {
      $0.visibleItemsInvalidationHandler = { items, offset, _ in
        last = offset
        seen = items.map(\.indexPath.item)
      }
    }
    stage.view.layoutIfNeeded()
    stage.view.user.scrollView(ofSection: 1)?.contentOffset.x = 65
    stage.view.layoutIfNeeded()
    #expect(last == CGPoint(x: 65, y: 0))
    #expect(seen == [2, 3, 4, 5])
  }

  @Test func updatesMoveOffsetsAndCells() {
    let stage = stage(.continuous)
    stage.view.user.scrollView(ofSection: 1)?.contentOffset.x = 560
    stage.view.layoutIfNeeded()
    stage.counts[1] = 6
    stage.view.deleteItems(at: (6..<20).map { IndexPath(item: $0, section: 1) })
    // The content is 180 points wide now.
    #expect(stage.view.user.scrollView(ofSection: 1)?.contentOffset.x == 80)
    #expect(seenItems(stage) == [2, 3, 4, 5])
    stage.view.user.tapItem(at: IndexPath(item: 3, section: 1))
    #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 1)])
  }

  @Test func askingForAnotherSectionRecordsAnIssue() {
    let stage = stage(.continuous)
    withKnownIssue {
      _ = stage.view.user.scrollView(ofSection: 0)
    } matching: { issue in
      "\(issue)".contains("doesn't scroll on its own")
    }
  }
}
