import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

/// A cell with its own preferred size.
private final class WishfulCell: UICollectionViewCell {
  var wish = CGSize.zero

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.copied()
    preferred.size = wish
    return preferred
  }
}

/// Items whose sizes are known to their cells only.
private final class WishfulItems: NSObject, UICollectionViewDataSource {
  var wishes: [CGSize]
  private(set) var asked: [Int] = []
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView

  init(
    _ wishes: [CGSize],
    estimate: CGSize,
    direction: UICollectionView.ScrollDirection = .vertical,
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) {
    self.wishes = wishes
    self.layout = layout
    layout.scrollDirection = direction
    layout.estimatedItemSize = estimate
    layout.minimumLineSpacing = 5
    layout.minimumInteritemSpacing = 5
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    super.init()
    view.register(WishfulCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { wishes.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    asked.append(indexPath.item)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? WishfulCell)?.wish = wishes[indexPath.item]
    return cell
  }

  func takeAsked() -> [Int] {
    defer { asked = [] }
    return asked
  }

  /// The positions on screen of the items in view.
  var onScreen: [Int: CGRect] {
    var found: [Int: CGRect] = [:]
    for path in view.indexPathsForVisibleItems {
      guard let frame = view.cellForItem(at: path)?.frame else { continue }
      found[path.item] = frame.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y)
    }
    return found
  }
}

@MainActor struct EstimatedItemTests {
  private func wishes(_ count: Int, seed: UInt64 = 1) -> [CGSize] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in CGSize(width: 100, height: Int.random(in: 5...60, using: &random)) }
  }

  @Test(arguments: [CGSize(width: 100, height: 3), CGSize(width: 100, height: 200), nil])
  func onlyCellsThatComeIntoViewAreAsked(estimate: CGSize?) {
    let estimate = estimate ?? UICollectionViewFlowLayout.automaticSize
    let heights = [20, 30, 40, 50, 60, 70]
    let items = WishfulItems(heights.map { CGSize(width: 100, height: $0) }, estimate: estimate)
    items.view.layoutIfNeeded()
    #expect(items.takeAsked() == [0, 1, 2])
    #expect(items.view.visibleCells.map(\.frame.minY) == [0, 25, 60])
    #expect(items.view.visibleCells.map(\.frame.height) == [20, 30, 40])
    items.view.scroll(toY: 20)
    #expect(items.takeAsked() == [3])
    #expect(items.onScreen[3] == CGRect(x: 0, y: 85, width: 100, height: 50))
  }

  @Test func linesBreakByMeasuredWidths() {
    let widths = [30, 30, 30, 60, 60, 20]
    let items = WishfulItems(widths.map { CGSize(width: $0, height: 20) }, estimate: CGSize(width: 100, height: 20))
    #expect(items.view.visibleCells.map(\.frame.minX) == [0, 35, 70, 20, 0, 65])
    #expect(items.view.visibleCells.map(\.frame.minY) == [0, 0, 0, 25, 50, 50])
    #expect(items.view.contentSize == CGSize(width: 100, height: 70))
  }

  /// Even if the estimates are wrong, items that remain on screen during a scroll step move by the step, and finally
  /// all sizes are the cells'. By default, for the first of the random lists, and a third of its items.
  @Test(.tags(.soak), arguments: [3.0, 30, 90], SoakLength.cases([1, 2]) { $0 == 1 })
  func measuringDoesNotMoveVisibleItems(estimate: Double, seed: UInt64) {
    let count = SoakLength.count(100, full: 300)
    let items = WishfulItems(wishes(count, seed: seed), estimate: CGSize(width: 100, height: estimate))
    items.view.layoutIfNeeded()
    var random = SeededGenerator(seed: seed)
    // Scrolls to the end and back, then jumps to the middle and scrolls up into items that were never shown.
    var distances = Array(repeating: 13.0, count: 3 * count) + Array(repeating: -17.0, count: count * 7 / 3)
    distances += (0..<count * 4 / 3).map { _ in Double(Int.random(in: -40...40, using: &random)) }
    for (step, distance) in distances.enumerated() {
      let offset = items.view.contentOffset.y
      let target = min(max(0, offset + distance), items.view.contentSize.height - 100)
      check(items, movedBy: target - offset, "step \(step)") { items.view.contentOffset.y = target }
    }
    items.view.reloadData()
    items.view.layoutIfNeeded()
    items.view.scroll(toY: items.view.contentSize.height / 2)
    for step in 0..<count {
      let target = items.view.contentOffset.y - 11
      if target < 0 { break }
      check(items, movedBy: -11, "step \(step) up") { items.view.contentOffset.y = target }
    }
  }

  private func check(_ items: WishfulItems, movedBy distance: Double, _ what: String, _ scroll: () -> Void) {
    let before = items.onScreen
    let end = items.view.contentSize.height - items.view.contentOffset.y
    scroll()
    items.view.layoutIfNeeded()
    let after = items.onScreen
    // If the content ended above the view's end, it moved down to it.
    let isAtEnd = items.view.contentSize.height - items.view.contentOffset.y <= 100 && end > 0
    for (item, frame) in before {
      guard let now = after[item], !isAtEnd else { continue }
      #expect(abs(now.minY - (frame.minY - distance)) < 1e-6, "\(what): item \(item)")
    }
    for (item, frame) in after { #expect(frame.size == items.wishes[item], "\(what): size of item \(item)") }
    var expected = after.keys.min() ?? 0
    for item in after.keys.sorted() {
      #expect(item == expected, "\(what): no item is left out")
      expected += 1
    }
    let top = after.values.map(\.minY).min() ?? 0
    let bottom = after.values.map(\.maxY).max() ?? 0
    #expect(top <= 5 && (bottom >= 95 || isAtEnd), "\(what): the view is full")
  }

  @Test func estimatesWorkHorizontally() {
    let items = WishfulItems(
      (0..<50).map { CGSize(width: 10 + $0 % 7 * 5, height: 100) },
      estimate: CGSize(width: 20, height: 100),
      direction: .horizontal
    )
    items.view.layoutIfNeeded()
    #expect(items.view.visibleCells.map(\.frame.minX) == [0, 15, 35, 60, 90])
    for _ in 0..<200 {
      let before = items.onScreen
      let offset = items.view.contentOffset.x
      let target = min(offset + 7, items.view.contentSize.width - 100)
      items.view.contentOffset.x = target
      items.view.layoutIfNeeded()
      for (item, frame) in before {
        guard let now = items.onScreen[item] else { continue }
        #expect(now == frame.offsetBy(dx: offset - target, dy: 0))
      }
    }
    #expect(items.view.contentSize == CGSize(width: (0..<50).reduce(0) { $0 + 10 + $1 % 7 * 5 } + 49 * 5, height: 100))
  }

  @Test func reloadingAnItemAsksItsNewCell() {
    let items = WishfulItems(
      (0..<3).map { _ in CGSize(width: 100, height: 20) },
      estimate: CGSize(width: 100, height: 50)
    )
    items.view.layoutIfNeeded()
    items.wishes[1].height = 33
    items.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    #expect(items.view.visibleCells.map(\.frame.minY) == [0, 25, 63])
    items.wishes.insert(CGSize(width: 100, height: 11), at: 0)
    items.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(items.view.visibleCells.map(\.frame.minY) == [0, 16, 41, 79])
  }
}

/// A flow layout that records its invalidations.
private final class WritingLayout: UICollectionViewFlowLayout {
  var log: [String] = []
  var invalidatesByScrolling = false

  override func prepare() {
    super.prepare()
    log.append("prepare")
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    invalidatesByScrolling || super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isFlow = context is UICollectionViewFlowLayoutInvalidationContext
    log.append(
      "invalidate\(context.invalidateEverything ? " everything" : "")\(context.invalidateDataSourceCounts ? " counts" : "")"
        + "\(context.invalidatedItemIndexPaths.map { " items \($0.map(\.item))" } ?? "")\(isFlow ? "" : ", no flow context")"
        + "\(context.contentSizeAdjustment == .zero ? "" : " by \(Int(context.contentSizeAdjustment.height))")"
    )
    super.invalidateLayout(with: context)
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

@MainActor struct InvalidationTests {
  @Test func contextsSpecifyChanges() {
    let layout = WritingLayout()
    let items = WishfulItems(
      (0..<100).map { _ in CGSize(width: 100, height: 30) },
      estimate: CGSize(width: 100, height: 30),
      layout: layout
    )
    items.view.layoutIfNeeded()
    _ = layout.takeLog()
    items.view.reloadData()
    items.view.layoutIfNeeded()
    #expect(layout.takeLog() == ["invalidate everything counts", "prepare"])
    layout.invalidateLayout()
    items.view.layoutIfNeeded()
    #expect(layout.takeLog() == ["invalidate everything", "prepare"])
    items.view.scroll(toY: 10)
    #expect(layout.takeLog() == [])
    layout.invalidatesByScrolling = true
    items.view.scroll(toY: 20)
    #expect(layout.takeLog() == ["invalidate", "prepare"])
    layout.invalidatesByScrolling = false
    items.wishes[4].height = 50
    items.view.scroll(toY: 60)
    #expect(layout.takeLog() == ["invalidate items [4] by 20", "prepare"])
  }

  /// Scrolling doesn't request sizes from the delegate again, although the layout is invalid.
  @Test func positionsAreComputedWithoutTheDelegate() {
    let fixture = CollectionFixture([(0..<50).map(String.init)])
    var asked = 0
    fixture.size = { _ in
      asked += 1
      return CGSize(width: 30, height: 20)
    }
    fixture.collection.layoutIfNeeded()
    #expect(asked == 50)
    let places = UICollectionViewFlowLayoutInvalidationContext()
    places.invalidateFlowLayoutDelegateMetrics = false
    fixture.layout.invalidateLayout(with: places)
    fixture.collection.layoutIfNeeded()
    #expect(asked == 50)
    fixture.layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    fixture.collection.layoutIfNeeded()
    #expect(asked == 100)
  }

  @Test func aContextMovesTheContent() {
    let fixture = CollectionFixture([(0..<50).map(String.init)])
    fixture.collection.scroll(toY: 100)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = 25
    fixture.layout.invalidateLayout(with: context)
    fixture.collection.layoutIfNeeded()
    #expect(fixture.collection.contentOffset.y == 125)
    #expect(fixture.shown.first == "15")
  }

  @Test func contextsCollectInvalidElements() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
    context.invalidateSupplementaryElements(ofKind: "a", at: [IndexPath(item: 0, section: 0)])
    context.invalidateSupplementaryElements(ofKind: "a", at: [IndexPath(item: 0, section: 1)])
    context.invalidateDecorationElements(ofKind: "b", at: [IndexPath(item: 0, section: 3)])
    #expect(context.invalidatedItemIndexPaths?.map(\.item) == [1, 2])
    #expect(context.invalidatedSupplementaryIndexPaths?["a"]?.map(\.section) == [0, 1])
    #expect(context.invalidatedDecorationIndexPaths?["b"]?.map(\.section) == [3])
  }
}
