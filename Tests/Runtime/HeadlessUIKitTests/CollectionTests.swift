import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

@MainActor struct CollectionTests {
  private func items(_ count: Int) -> [String] { (0..<count).map(String.init) }

  @Test func equalItemsFillLines() {
    let fixture = CollectionFixture([items(100)])
    let frames = fixture.collection.visibleCells.map(\.frame)
    #expect(frames.count == 12)
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(frames[1] == CGRect(x: 35, y: 0, width: 30, height: 20))
    #expect(frames[2] == CGRect(x: 70, y: 0, width: 30, height: 20))
    #expect(frames[3] == CGRect(x: 0, y: 25, width: 30, height: 20))
    #expect(fixture.collection.contentSize == CGSize(width: 100, height: 34 * 25 - 5))
  }

  @Test func scrollingRecyclesALine() {
    let fixture = CollectionFixture([items(100)])
    fixture.collection.layoutIfNeeded()
    _ = fixture.takeLog()
    fixture.collection.scroll(toY: 25)
    #expect(fixture.takeLog().filter { $0.hasPrefix("didEnd") } == (0..<3).map { "didEndDisplaying 0.\($0)" })
    #expect(fixture.shown == (3..<15).map(String.init))
    #expect(fixture.collection.idleViewCount == 0)
  }

  @Test func manyItemsNeedFewCells() {
    let fixture = CollectionFixture([items(3000)])
    var cells: Set<ObjectIdentifier> = []
    for step in 0..<900 {
      fixture.collection.contentOffset.y = CGFloat(step * 7)
      cells.formUnion(fixture.collection.visibleCells.map(ObjectIdentifier.init))
    }
    #expect(cells.count == 15)
  }

  @Test func differentSizesBreakLinesWhereTheyDoNotFit() {
    let fixture = CollectionFixture([items(6)])
    let widths: [CGFloat] = [60, 30, 50, 40, 100, 20]
    fixture.size = { CGSize(width: widths[$0.item], height: 10 + CGFloat($0.item)) }
    let frames = fixture.collection.visibleCells.map(\.frame)
    #expect(frames.map(\.minX) == [0, 70, 0, 60, 0, 0])
    #expect(frames.map(\.midY) == [5.5, 5.5, 22.5, 22.5, 41, 60.5])
    // Three lines of 11, 13 and 14 points, one of 15, and three gaps of 5.
    #expect(fixture.collection.contentSize == CGSize(width: 100, height: 68))
    fixture.collection.contentInset.left = 20
    #expect(fixture.collection.visibleCells.map(\.frame.minX).prefix(3) == [10, 25, 15])
    #expect(fixture.collection.contentSize.width == 80)
  }

  @Test func pinnedHeadersStayInView() {
    let fixture = CollectionFixture([items(6), items(30)])
    fixture.layout.headerReferenceSize = CGSize(width: 0, height: 15)
    fixture.layout.sectionInset = UIEdgeInsets(top: 2, left: 5, bottom: 3, right: 5)
    let kind = UICollectionView.elementKindSectionHeader
    let second = IndexPath(item: 0, section: 1)
    let collection = fixture.collection
    collection.layoutIfNeeded()
    // Two items of 30 fit into a line of 90.
    #expect(collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 65)
    #expect(
      collection.supplementaryView(forElementKind: kind, at: second)?.frame
        == CGRect(x: 0, y: 15 + 2 + 70 + 3, width: 100, height: 15)
    )
    fixture.layout.sectionHeadersPinToVisibleBounds = true
    collection.contentOffset.y = 120
    #expect(collection.supplementaryView(forElementKind: kind, at: second)?.frame.minY == 120)
  }

  /// UICollectionView.h: an item is unhighlighted after it was selected.
  @Test func selectionCallsComeInOrder() {
    let fixture = CollectionFixture([items(30)])
    fixture.collection.layoutIfNeeded()
    _ = fixture.takeLog()
    fixture.collection.user.tapItem(at: IndexPath(item: 1, section: 0))
    #expect(
      fixture.takeLog() == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1", "didUnhighlight 0.1",
      ]
    )
    fixture.collection.user.tapItem(at: IndexPath(item: 2, section: 0))
    #expect(fixture.takeLog().dropLast().suffix(3) == ["shouldSelect 0.2", "didDeselect 0.1", "didSelect 0.2"])
    #expect(fixture.collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func codeChangesNoSelectionThatIsNotAllowed() {
    let fixture = CollectionFixture([items(3)])
    let collection = fixture.collection
    collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    collection.allowsSelection = false
    collection.deselectItem(at: [0, 1], animated: false)
    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func draggedItemsMoveTheData() {
    let fixture = CollectionFixture([items(6)])
    let first = fixture.collection.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(fixture.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    fixture.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 30))
    fixture.collection.endInteractiveMovement()
    #expect(fixture.shown == ["1", "2", "3", "4", "0", "5"])
    #expect(fixture.collection.cellForItem(at: IndexPath(item: 4, section: 0)) === first)
  }

  @Test func prefetchingAnnouncesEachItemOnce() {
    let fixture = CollectionFixture([items(100)])
    let listener = ItemListener()
    fixture.collection.prefetchDataSource = listener
    fixture.collection.layoutIfNeeded()
    #expect(listener.wanted == Array(12..<18))
    fixture.collection.scroll(toY: 25)
    #expect(listener.wanted == Array(12..<18) + [0, 1, 2, 18, 19, 20])
    #expect(listener.cancelled.isEmpty)
    fixture.collection.scroll(toY: 700)
    #expect(listener.cancelled == [0, 1, 2] + Array(15..<21))
  }

  @Test func aLongPoolIsReleasedOneByOne() {
    let pools = ReusePools<UIView>()
    let key = ReuseKey("long")
    pools.open(key)
    for _ in 0..<100_000 { pools.put(UIView(), under: key) }
    #expect(pools.idleCount == 100_000)
  }

  @Test func registrationsFillCells() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let registration = UICollectionView.CellRegistration<TextItemCell, Int> { cell, path, item in
      cell.text = "\(item) at \(path.item)"
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot([("s", [7, 8])])
    source.apply(snapshot)
    #expect(collection.visibleCells.map { ($0 as? TextItemCell)?.text } == ["7 at 0", "8 at 1"])
    let kept = collection.visibleCells[1]
    snapshot.deleteItems([7])
    source.apply(snapshot)
    #expect(collection.visibleCells.first === kept)
  }
}

private final class ItemListener: NSObject, UICollectionViewDataSourcePrefetching {
  var wanted: [Int] = []
  var cancelled: [Int] = []
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    wanted += indexPaths.map(\.item)
  }
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths.map(\.item)
  }
}
