import HeadlessUIKit
import Testing

/// Behaviors of collection views and flow layouts that developers reported in public.
@MainActor struct ReportedCollectionTests {
  /// Items, with what a collection view asks and tells.
  private final class Items: ListSource, UICollectionViewDelegateFlowLayout {
    var sizes: [CGSize] = []
    var log: [String] = []

    init(_ count: Int) { super.init(count, "x") }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      log.append("cell \(path.item)")
      return super.collectionView(view, cellForItemAt: path)
    }
    func collectionView(_: UICollectionView, willDisplay _: UICollectionViewCell, forItemAt path: IndexPath) {
      log.append("shows \(path.item)")
    }
    func collectionView(_: UICollectionView, didEndDisplaying _: UICollectionViewCell, forItemAt path: IndexPath) {
      log.append("ends \(path.item)")
    }
    func collectionView(_: UICollectionView, layout _: UICollectionViewLayout, sizeForItemAt path: IndexPath)
      -> CGSize
    { sizes.isEmpty ? CGSize(width: 100, height: 50) : sizes[path.item] }
    func collectionView(
      _: UICollectionView,
      layout _: UICollectionViewLayout,
      minimumLineSpacingForSectionAt _: Int
    ) -> CGFloat { 0 }
  }

  private static func starts(of widths: [CGFloat], height: (Int) -> CGFloat = { _ in 50 }) -> [Double] {
    let items = Items(widths.count)
    items.sizes = widths.enumerated().map { CGSize(width: $1, height: height($0)) }
    let collection = items.collection(UICollectionViewFlowLayout(), 320, 100).laidOut()
    return widths.indices.map { Double(collection.layoutAttributesForItem(at: [0, $0])?.frame.minX ?? -1) }
  }

  // MARK: Lines

  /// "How do you determine spacing between cells": an item alone on a line is centered, on the last line at the left.
  @Test func anItemAloneOnALineIsCenteredUnlessItIsTheLast() {
    #expect(Self.starts(of: [200, 250, 180]) == [60, 35, 0])
  }

  /// rdar://20825965: the last line is at the left if sizes differ, and the others are justified.
  @Test func theLastLineOfItemsOfDifferentSizesIsAtTheLeft() {
    #expect(Self.starts(of: [150, 150, 100, 100], height: { $0 == 0 ? 40 : 50 }) == [0, 170, 0, 110])
  }

  /// anz-note.ghost.io: an item as wide as the view, and pairs of half its width without spacing below.
  @Test func pairsFollowAWideItem() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    final class Pairs: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
      { CGSize(width: path.item == 0 ? 320 : 160, height: 40) }
    }
    let (items, delegate) = (Items(5), Pairs())
    let collection = items.collection(layout, 320, 100)
    collection.delegate = delegate
    collection.layoutIfNeeded()
    let starts = (0..<5).compactMap { collection.layoutAttributesForItem(at: [0, $0])?.frame.minX }
    #expect(starts.map { Double($0) } == [0, 0, 160, 0, 160])
  }

  // MARK: Cells

  /// littlebitesofcocoa.com 241: a cell is requested, shown, and ends when it leaves the view.
  @Test func aCellIsRequestedShownAndEnds() {
    let items = Items(9)
    items.sizes = Array(repeating: CGSize(width: 320, height: 50), count: 9)
    let collection = items.collection(UICollectionViewFlowLayout(), 320, 100)
    collection.isPrefetchingEnabled = false
    collection.layoutIfNeeded()
    #expect(items.log == ["cell 0", "shows 0", "cell 1", "shows 1"])
    items.log = []
    collection.scroll(toY: 100)
    #expect(items.log.filter { $0.hasPrefix("ends") }.sorted() == ["ends 0", "ends 1"])
    #expect(items.log.filter { !$0.hasPrefix("ends") } == ["cell 2", "shows 2", "cell 3", "shows 3"])
  }

  /// rdar://35717256: items that size themselves have their size after an insertion.
  @Test func itemsThatSizeThemselvesKeepTheirSizeAfterAnInsertion() {
    final class Sized: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        attributes.frame.size = CGSize(width: 320, height: 30)
        return attributes
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 1)
    let items = Items(3)
    let collection = items.collection(layout, 320, 100)
    collection.delegate = nil
    collection.register(Sized.self, forCellWithReuseIdentifier: "x")
    collection.layoutIfNeeded()
    items.count = 4
    collection.performBatchUpdates { collection.insertItems(at: [[0, 1]]) }
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.size) == Array(repeating: CGSize(width: 320, height: 30), count: 3))
  }

  // MARK: Batches

  /// FirebaseUI-iOS 620: counts that were read before the model changed make an insertion valid.
  @Test func countsReadBeforeTheChangeMakeAnInsertionValid() {
    let items = Items(2)
    let collection = items.collection(UICollectionViewFlowLayout(), 320, 100)
    collection.reloadData()
    _ = collection.numberOfItems(inSection: 0)
    items.count = 3
    collection.performBatchUpdates { collection.insertItems(at: [[0, 2]]) }
    #expect(collection.numberOfItems(inSection: 0) == 3)
  }

  typealias Reference = UICollectionViewFlowLayout.SectionInsetReference

  /// The sections of a flow layout keep clear of the safe area or the margins if they refer to them.
  @Test(arguments: [(Reference.fromContentInset, 0.0), (.fromSafeArea, 30), (.fromLayoutMargins, 42)])
  func sectionsReferToAnArea(_ reference: Reference, start: Double) {
    let (layout, screen) = (UICollectionViewFlowLayout(), UIViewController())
    let collection = Items(4).collection(layout, 320, 100)
    collection.layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
    collection.layoutIfNeeded()
    layout.sectionInsetReference = reference
    screen.view.addSubview(collection)
    screen.additionalSafeAreaInsets.left = 30
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100), showing: screen).laidOut()
    withExtendedLifetime(window) {
      #expect(Double(collection.cellForItem(at: [0, 0])?.frame.minX ?? -1) == start)
      #expect(collection.cellForItem(at: [0, 2])?.frame.minY == (start == 0 ? 0 : 50))
    }
  }

  /// Layout attributes show a recycled cell that its former item hid, and restore its alpha and transform.
  @Test func attributesResetARecycledCell() throws {
    let collection = Items(50).collection(UICollectionViewFlowLayout(), 320, 100).laidOut()
    let cell = try #require(collection.cellForItem(at: [0, 0]))
    (cell.isHidden, cell.alpha, cell.transform) = (true, 0.5, CGAffineTransform(scaleX: 2, y: 2))
    collection.scroll(toY: 400)
    #expect(collection.visibleCells.contains(cell))
    #expect(!cell.isHidden && cell.alpha == 1 && cell.transform == .identity)
  }

  /// Cells that contain a collection view read the height of its content before its layout, and after a reload.
  @Test func aFlowLayoutReturnsTheSizeOfItsContentBeforeTheLayoutPass() {
    let items = Items(4)
    let collection = items.collection(UICollectionViewFlowLayout(), 320, 100)
    #expect(collection.collectionViewLayout.collectionViewContentSize == CGSize(width: 320, height: 100))
    collection.layoutIfNeeded()
    items.count = 7
    collection.reloadData()
    #expect(collection.collectionViewLayout.collectionViewContentSize.height == 150)
  }
}
