// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A behavior of items. Stored; has no effect here.
open class UIItemBehavior: UIDynamicBehavior {
  /// The items that the behavior moves.
  public private(set) final var items: [any UIDynamicItem] = []
  /// Creates a behavior of items.
  public convenience init(items: [any UIDynamicItem]) {
    self.init()
    self.items = items
  }
  override var movedItems: [any UIDynamicItem] { items + super.movedItems }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
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

/// A push. Stored; has no effect here.
open class UIPushBehavior: UIItemBehavior {
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }
  open private(set) var mode = Mode.continuous
  open var active = true
  open var angle: CGFloat = 0
  open var magnitude: CGFloat = 0
  open var pushDirection = CGVector.zero
  public convenience init(items: [any UIDynamicItem], mode: Mode) {
    self.init(items: items)
    self.mode = mode
  }
}
