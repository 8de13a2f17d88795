import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// The effect of the attributes that a layout returns for elements.
@MainActor struct LayoutAttributesTests {
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isHeard: Bool
    let make: @MainActor @Sendable (RowOfFive) -> Void
  }

  nonisolated static let changes: [Change] = [
    Change(testDescription: "none", isHeard: false) { _ in },
    Change(testDescription: "frame", isHeard: true) { layout in
      layout.frame = { CGRect(x: $0 * 10, y: 0, width: 9, height: 8) }
    },
    Change(testDescription: "alpha", isHeard: true) { $0.alpha = 0.5 },
    Change(testDescription: "level", isHeard: true) { $0.zIndex = { 5 - $0 } },
    Change(testDescription: "transform", isHeard: true) { $0.transform = CGAffineTransform(scaleX: 2, y: 3) },
    Change(testDescription: "what a subclass adds", isHeard: true) { $0.progress = 7 },
  ]

  /// As tests of Parchment and MessageKit do with their own attributes.
  @Test func attributesCanBeMadeWithoutAnIndexPath() {
    final class Own: UICollectionViewLayoutAttributes { var progress = 1 }
    let attributes = Own()
    #expect(attributes.representedElementCategory == .cell && attributes.frame == .zero && attributes.progress == 1)
  }

  /// A layout may return new attributes each time, or change those that it returned before.
  @Test(arguments: changes, [true, false])
  func visibleViewsAreNotifiedOfChanges(_ change: Change, keepsObjects: Bool) {
    let stage = FiveItems()
    stage.layout.keepsObjects = keepsObjects
    stage.collection.layoutIfNeeded()
    #expect(stage.cells.map(\.heard.count) == [1, 1, 1, 1, 1])
    change.make(stage.layout)
    stage.layout.invalidateLayout()
    stage.collection.layoutIfNeeded()
    #expect(stage.cells.map(\.heard.count) == Array(repeating: change.isHeard ? 2 : 1, count: 5))
    for (item, cell) in stage.cells.enumerated() {
      #expect(cell.untransformedFrame == stage.layout.frame(item))
      #expect(cell.transform == stage.layout.transform)
      #expect(cell.alpha == stage.layout.alpha)
      #expect(cell.heard.last == stage.layout.progress)
    }
    let levels = stage.collection.subviews.compactMap { ($0 as? HearingCell)?.zIndex }
    #expect(levels == levels.sorted())
    #expect(levels.count == 5)
  }

  @Test func returnedAttributesMayChange() {
    let layout = OneItem()
    let stage = FiveItems(layout)
    stage.collection.layoutIfNeeded()
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.frame.origin.x = 5 }, { $0.alpha = 0.5 }, { $0.zIndex = 3 }, { $0.transform = .init(scaleX: 2, y: 2) },
      { _ in },
    ]
    for (index, change) in changes.enumerated() {
      change(layout.attributes)
      layout.invalidateLayout()
      stage.collection.layoutIfNeeded()
      #expect(stage.cells.map(\.heard.count) == [min(index + 2, 5)])
    }
  }

  @Test func aViewTakesTheTransformOfItsAttributes() {
    let layout = OneItem()
    let stage = FiveItems(layout)
    stage.collection.layoutIfNeeded()
    let cell = stage.cells[0]
    var turned = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    turned.m34 = -1 / 500
    for transform in [CATransform3DMakeScale(2, 4, 1), turned, CATransform3DIdentity] {
      layout.attributes.transform3D = transform
      layout.invalidateLayout()
      stage.collection.layoutIfNeeded()
      #expect(CATransform3DEqualToTransform(cell.transform3D, transform))
      #expect(cell.center == CGPoint(x: 5, y: 5) && cell.bounds.size == CGSize(width: 10, height: 10))
      #expect(cell.frame == layout.attributes.frame)
    }
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func theFrameOfAttributesIsTransformed() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    // As documented, the frame sets the center and the size.
    attributes.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(attributes.size == CGSize(width: 20, height: 20) && attributes.center == CGPoint(x: 20, y: 20))
    #expect(attributes.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
    attributes.frame.origin.y += 10
    #expect(attributes.size == CGSize(width: 20, height: 20) && attributes.center == CGPoint(x: 20, y: 30))
    attributes.transform = .identity
    #expect(attributes.frame == CGRect(x: 10, y: 20, width: 20, height: 20))
  }

  @Test func attributesMayHideAndShowTheirElementAgain() {
    let layout = OneItem()
    let stage = FiveItems(layout)
    stage.collection.layoutIfNeeded()
    for isHidden in [true, false, false, true, false] {
      layout.attributes.isHidden = isHidden
      layout.invalidateLayout()
      stage.collection.layoutIfNeeded()
      #expect(stage.cells.count == (isHidden ? 0 : 1))
    }
  }

  /// A cell that changes the attributes it receives moves in the next layout pass, and in no later one.
  @Test func aViewMayChangeItsAttributes() {
    let layout = OneItem()
    let stage = FiveItems(layout)
    stage.collection.layoutIfNeeded()
    stage.cells[0].onHearing = { $0.frame.size.width = 30 }
    layout.attributes.alpha = 0.5
    for count in [2, 3, 3] {
      layout.invalidateLayout()
      stage.collection.layoutIfNeeded()
      #expect(stage.cells[0].heard.count == count)
    }
    #expect(stage.cells[0].frame.width == 30)
  }

  @Test func hiddenElementsHaveNoView() {
    let stage = FiveItems()
    stage.collection.layoutIfNeeded()
    stage.layout.hidden = [1, 3]
    stage.layout.invalidateLayout()
    #expect(stage.collection.indexPathsForVisibleItems.map(\.item) == [0, 2, 4])
    stage.layout.hidden = []
    stage.layout.invalidateLayout()
    #expect(stage.collection.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3, 4])
  }

  @Test(arguments: [[0, 0, 0], [2, 1, 0], [-1, 0, 1], [0, -2, 3], [1, -1, 1]])
  func zIndexesDetermineTheOrderOfSubviews(zIndices: [Int]) {
    let stage = FiveItems()
    stage.collection.backgroundView = UIView()
    stage.layout.zIndex = { zIndices[$0 % 3] }
    stage.collection.layoutIfNeeded()
    #expect(stage.collection.subviews.first === stage.collection.backgroundView)
    let levels = stage.collection.subviews.dropFirst().compactMap { ($0 as? HearingCell)?.zIndex }
    #expect(levels == levels.sorted())
    #expect(levels.count == 5)
  }

  @Test func theLayoutThenTheDelegateChooseWhereADragRests() {
    let stage = FiveItems()
    let ears = PagingEars()
    stage.collection.delegate = ears
    stage.layout.resting = { CGPoint(x: ($0.x / 40).rounded() * 40, y: 0) }
    stage.collection.layoutIfNeeded()
    stage.collection.user.beginDragging()
    stage.collection.user.drag(by: CGPoint(x: 55, y: 0))
    stage.collection.user.endDragging(velocity: CGPoint(x: 0.01, y: 0))
    while stage.collection.user.stepDeceleration() {}
    #expect(stage.layout.proposals == [CGPoint(x: 60, y: 0)])
    #expect(ears.targets == [CGPoint(x: 80, y: 0)])
    #expect(stage.collection.contentOffset == CGPoint(x: 80, y: 0))
  }

  @Test func copiesAreEqual() throws {
    let attributes = ProgressAttributes(forCellWith: IndexPath(item: 3, section: 1))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2)
    attributes.zIndex = 4
    attributes.progress = 2
    let copy = try #require(attributes.copy() as? ProgressAttributes)
    #expect(copy !== attributes)
    #expect(copy == attributes)
    #expect(copy.hash == attributes.hash)
    copy.progress = 3
    #expect(copy != attributes)
    #expect(UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1)) != attributes)
  }

  @Test func transformsComposeAndInvert() {
    let turn = CGAffineTransform(translationX: 3, y: 4).rotated(by: .pi / 2)
    let point = CGPoint(x: 1, y: 0).applying(turn)
    #expect(abs(point.x - 3) < 1e-9 && abs(point.y - 5) < 1e-9)
    let back = point.applying(turn.inverted())
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y) < 1e-9)
    #expect(CGAffineTransform.identity.isIdentity && !turn.isIdentity)
    #expect(
      CGPoint(x: 1, y: 1).applying(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)) == CGPoint(x: 4, y: 6)
    )
  }

  @Test func editingAllowsOtherSelections() {
    let fixture = CollectionFixture([["a", "b", "c"]])
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    fixture.collection.isEditing = true
    fixture.collection.user.tapItem(at: paths[0])
    #expect(fixture.collection.indexPathsForSelectedItems == [])
    fixture.collection.allowsMultipleSelectionDuringEditing = true
    for path in paths { fixture.collection.user.tapItem(at: path) }
    #expect(fixture.collection.indexPathsForSelectedItems == paths)
    #expect(fixture.collection.visibleCells.allSatisfy { $0.configurationState.isEditing })
  }

  @Test func theDelegateDecidesWhichItemsAreEdited() {
    let fixture = CollectionFixture([["a", "b", "c"]])
    let delegate = EveryOther()
    fixture.collection.delegate = delegate
    fixture.collection.layoutIfNeeded()
    fixture.collection.isEditing = true
    for _ in 0..<2 {
      #expect(fixture.collection.visibleCells.map { $0.configurationState.isEditing } == [true, false, true])
      // Cells that come into view are edited, too.
      fixture.collection.reloadData()
      fixture.collection.layoutIfNeeded()
    }
    fixture.collection.isEditing = false
    #expect(!fixture.collection.visibleCells.contains { $0.configurationState.isEditing })
    withExtendedLifetime(delegate) {}
  }
}

/// A delegate that lets every other item be edited.
private final class EveryOther: NSObject, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    indexPath.item % 2 == 0
  }
}

final class ProgressAttributes: UICollectionViewLayoutAttributes {
  var progress = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ProgressAttributes)?.progress = progress
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ProgressAttributes else { return false }
    return super.isEqual(object) && MainActor.assumeIsolated { progress == other.progress }
  }
}

/// Five items side by side.
final class RowOfFive: UICollectionViewLayout {
  var keepsObjects = false
  var frame: (Int) -> CGRect = { CGRect(x: $0 * 10, y: 0, width: 10, height: 10) }
  var alpha: CGFloat = 1
  var zIndex: (Int) -> Int = { _ in 0 }
  var transform = CGAffineTransform.identity
  var progress = 0
  var hidden: Set<Int> = []
  var resting: (CGPoint) -> CGPoint = { $0 }
  private(set) var proposals: [CGPoint] = []
  private var kept: [ProgressAttributes] = []

  override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 100) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    if kept.isEmpty || !keepsObjects {
      kept = (0..<5).map { ProgressAttributes(forCellWith: IndexPath(item: $0, section: 0)) }
    }
    for (item, attributes) in kept.enumerated() {
      // The frame would be that of the transformed element.
      attributes.transform = .identity
      attributes.frame = frame(item)
      attributes.alpha = alpha
      attributes.zIndex = zIndex(item)
      attributes.transform = transform
      attributes.progress = progress
      attributes.isHidden = hidden.contains(item)
    }
    return kept
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposals.append(proposedContentOffset)
    return resting(proposedContentOffset)
  }
}

/// One item, whose attributes are always the same object.
private final class OneItem: UICollectionViewLayout {
  let attributes: UICollectionViewLayoutAttributes = {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return attributes
  }()

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [attributes] }
}

private final class HearingCell: UICollectionViewCell {
  private(set) var heard: [Int] = []
  var onHearing: (UICollectionViewLayoutAttributes) -> Void = { _ in }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    onHearing(layoutAttributes)
    heard.append((layoutAttributes as? ProgressAttributes)?.progress ?? -1)
  }
}

@MainActor private struct FiveItems {
  let layout = RowOfFive()
  let collection: UICollectionView

  init(_ other: UICollectionViewLayout? = nil) {
    collection = ListSource(5, "cell").collection(other ?? layout, 100, 100, cell: HearingCell.self)
  }

  var cells: [HearingCell] { collection.visibleCells.compactMap { $0 as? HearingCell } }
}

private final class PagingEars: NSObject, UICollectionViewDelegate {
  private(set) var targets: [CGPoint] = []
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targets.append(targetContentOffset.pointee) }
}
