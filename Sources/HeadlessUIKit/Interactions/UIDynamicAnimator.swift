// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// An item that behaviors move.
@preconcurrency
@MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}
extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// An animator of physical behaviors. Stored; has no effect here.
@preconcurrency
@MainActor
open class UIDynamicAnimator: NSObject {
  public final let referenceView: UIView?
  public private(set) final var behaviors: [UIDynamicBehavior] = []
  open var isRunning: Bool { false }
  open var elapsedTime: TimeInterval { 0 }
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  public init(referenceView view: UIView) { referenceView = view }
  public init(_ nothing: Void = ()) { referenceView = nil }
  public init(collectionViewLayout layout: UICollectionViewLayout) { referenceView = nil }
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.animator = self
  }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.animator = nil
  }
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  /// The items of the behaviors whose frames intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    behaviors.flatMap(\.movedItems).filter { item in
      CGRect(
        x: item.center.x - item.bounds.width / 2,
        y: item.center.y - item.bounds.height / 2,
        width: item.bounds.width,
        height: item.bounds.height
      ).intersects(rect)
    }
  }
  /// The attributes of the cell that a behavior moves.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }
  /// The attributes of the supplementary view that a behavior moves.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, elementKind, indexPath) }
  private func attributes(
    _ category: UICollectionView.ElementCategory,
    _ kind: String?,
    _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    behaviors.lazy.flatMap(\.movedItems).compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == indexPath
    }
  }
}

@preconcurrency
@MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A physical behavior. Stored; has no effect here.
@preconcurrency
@MainActor
open class UIDynamicBehavior: NSObject {
  public private(set) final var childBehaviors: [UIDynamicBehavior] = []
  public fileprivate(set) final weak var dynamicAnimator: UIDynamicAnimator?
  fileprivate final var animator: UIDynamicAnimator? {
    get { dynamicAnimator }
    set { dynamicAnimator = newValue }
  }
  open var action: (() -> Void)?
  public init(_ nothing: Void = ()) { super.init() }
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
  /// The items that the behavior or one of its children moves.
  var movedItems: [any UIDynamicItem] { childBehaviors.flatMap(\.movedItems) }
}

/// A behavior of items. Stored; has no effect here.
open class UIItemBehavior: UIDynamicBehavior {
  public private(set) final var items: [any UIDynamicItem] = []
  public convenience init(items: [any UIDynamicItem]) {
    self.init()
    self.items = items
  }
  override var movedItems: [any UIDynamicItem] { items + super.movedItems }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Weight. Stored; has no effect here.
open class UIGravityBehavior: UIItemBehavior {
  open var gravityDirection = CGVector(dx: 0.0, dy: 1.0)
  open var angle: CGFloat = .pi / 2
  open var magnitude: CGFloat = 1
}
/// Collisions. Stored; has no effect here.
open class UICollisionBehavior: UIItemBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }
  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false
  private var boundaries: [String: UIBezierPath] = [:]
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries["\(identifier)"] = bezierPath
  }
  open func removeBoundary(withIdentifier identifier: any NSCopying) { boundaries["\(identifier)"] = nil }
  open func removeAllBoundaries() { boundaries = [:] }
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { boundaries["\(identifier)"] }
}
/// The mass and the friction of items. Stored; has no effect here.
open class UIDynamicItemBehavior: UIItemBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  open var isAnchored = false
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
}
/// A link of items. Stored; has no effect here.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public private(set) final var items: [any UIDynamicItem] = []
  override var movedItems: [any UIDynamicItem] { items + super.movedItems }
  open var anchorPoint = CGPoint.zero
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init()
    (items, anchorPoint) = ([item], point)
  }
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(item: item, attachedToAnchor: point)
  }
}
/// A movement to a point. Stored; has no effect here.
open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint = CGPoint.zero
  open var damping: CGFloat = 0.5
  public convenience init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.init()
    snapPoint = point
  }
}
/// A push. Stored; has no effect here.
open class UIPushBehavior: UIItemBehavior {
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }
  public private(set) final var mode = Mode.continuous
  open var active = true
  open var angle: CGFloat = 0
  open var magnitude: CGFloat = 0
  open var pushDirection = CGVector.zero
  public convenience init(items: [any UIDynamicItem], mode: Mode) {
    self.init(items: items)
    self.mode = mode
  }
}
