import HeadlessUIKit
import Testing

/// Behaviors keep their items and values. Nothing moves here.
@MainActor struct DynamicBehaviorTests {
  private let views = [UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView(), UIView()]

  @Test func aBehaviorKeepsItsItems() {
    let behaviors: [any ItemHolder] = [
      UIGravityBehavior(items: [views[0]]), UICollisionBehavior(items: [views[0]]),
      UIDynamicItemBehavior(items: [views[0]]), UIPushBehavior(items: [views[0]], mode: .instantaneous),
      UIFieldBehavior.springField(),
    ]
    for behavior in behaviors {
      behavior.addItem(views[1])
      behavior.removeItem(views[0])
      behavior.addItem(views[2])
      #expect(behavior.items.map { ObjectIdentifier($0) } == [views[1], views[2]].map { ObjectIdentifier($0) })
    }
  }

  @Test func aCollisionKeepsItsBoundariesInOrder() {
    let collision = UICollisionBehavior()
    #expect(collision.boundaryIdentifiers == nil)
    collision.addBoundary(withIdentifier: "floor" as NSString, from: .zero, to: CGPoint(x: 100, y: 0))
    collision.addBoundary(
      withIdentifier: "wall" as NSString,
      for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 9))
    )
    #expect(collision.boundaryIdentifiers?.map { "\($0)" } == ["floor", "wall"])
    #expect(
      collision.boundary(withIdentifier: "floor" as NSString)?.bounds == CGRect(x: 0, y: 0, width: 100, height: 0)
    )
    collision.removeBoundary(withIdentifier: "floor" as NSString)
    #expect(collision.boundary(withIdentifier: "floor" as NSString) == nil)
    #expect(collision.boundaryIdentifiers?.count == 1)
  }

  @Test func aTestTellsTheDelegateOfACollision() {
    @MainActor final class Listener: NSObject, UICollisionBehaviorDelegate {
      var told: [String] = []
      func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
      ) { told.append("\(identifier.map { "\($0)" } ?? "the view") at \(p.x)") }
    }
    let (collision, listener) = (UICollisionBehavior(items: views), Listener())
    collision.collisionDelegate = listener
    let delegate = collision.collisionDelegate
    delegate?.collisionBehavior(
      collision,
      beganContactFor: views[0],
      withBoundaryIdentifier: "floor" as NSString,
      at: .zero
    )
    // Optional and not implemented.
    delegate?.collisionBehavior(collision, endedContactFor: views[0], withBoundaryIdentifier: nil)
    delegate?.collisionBehavior(collision, beganContactFor: views[0], with: views[1], at: .zero)
    #expect(listener.told == ["floor at 0.0"])
  }

  @Test func anAttachmentIsAsLongAsItsItemsAreApart() {
    views[1].center = CGPoint(x: 35, y: 45)
    #expect(UIAttachmentBehavior(item: views[0], attachedTo: views[1]).length == 50)
    #expect(UIAttachmentBehavior(item: views[0], attachedToAnchor: CGPoint(x: 5, y: 17)).length == 12)
    let offset = UIOffset(horizontal: 0, vertical: 5)
    let anchored = UIAttachmentBehavior(
      item: views[0],
      offsetFromCenter: offset,
      attachedToAnchor: CGPoint(x: 5, y: 17)
    )
    #expect(anchored.length == 7 && anchored.attachedBehaviorType == .anchor)
    let sliding = UIAttachmentBehavior.slidingAttachment(
      with: views[0],
      attachmentAnchor: .zero,
      axisOfTranslation: CGVector(dx: 1, dy: 0)
    )
    #expect(sliding.attachmentRange.isInfinite && sliding.items.count == 1)
    sliding.attachmentRange = UIFloatRange(minimum: 1, maximum: 2)
    #expect(sliding.attachmentRange == UIFloatRange(minimum: 1, maximum: 2))
  }

  @Test func anAngleAndAMagnitudeAreADirection() {
    let push = UIPushBehavior(items: views, mode: .continuous)
    push.setAngle(0, magnitude: 2)
    #expect(push.pushDirection == CGVector(dx: 2, dy: 0))
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 1, vertical: 2), for: views[1])
    #expect(push.targetOffsetFromCenter(for: views[1]) == UIOffset(horizontal: 1, vertical: 2))
    #expect(push.targetOffsetFromCenter(for: views[0]) == .zero)
  }

  @Test(arguments: [
    (CGPoint(x: 0, y: 0), [true, true, true, false]), (CGPoint(x: 4, y: 4), [false, true, true, true]),
    (CGPoint(x: 6, y: 0), [false, false, false, true]),
  ])
  func aRegionContainsPointsAroundTheOrigin(point: CGPoint, expected: [Bool]) {
    let (circle, square) = (UIRegion(radius: 5), UIRegion(size: CGSize(width: 10, height: 10)))
    let regions = [circle, square, circle.byUnion(with: square), circle.inverse()]
    #expect(regions.map { $0.contains(point) } == expected)
    #expect(UIRegion.infinite.contains(point))
    #expect(square.byDifference(from: circle).contains(point) == (expected[1] && !expected[0]))
    #expect(square.byIntersection(with: circle).contains(point) == (expected[1] && expected[0]))
  }
}

@MainActor private protocol ItemHolder {
  var items: [any UIDynamicItem] { get }
  func addItem(_ item: any UIDynamicItem)
  func removeItem(_ item: any UIDynamicItem)
}

extension UIGravityBehavior: ItemHolder {}
extension UICollisionBehavior: ItemHolder {}
extension UIDynamicItemBehavior: ItemHolder {}
extension UIPushBehavior: ItemHolder {}
extension UIFieldBehavior: ItemHolder {}
