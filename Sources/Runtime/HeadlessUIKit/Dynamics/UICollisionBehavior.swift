/// Collisions. Stored: items don't move here, so that none collide. A test calls the delegate.
open class UICollisionBehavior: ItemBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }
  public convenience init(items: [any UIDynamicItem]) {
    self.init()
    ownItems = items
  }
  /// Stored; has no effect here.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Stored; has no effect here.
  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false
  /// The insets of the boundary around the reference view, which `setTranslatesReferenceBoundsIntoBoundary(with:)` set.
  package final var referenceInsets = UIEdgeInsets.zero
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    (translatesReferenceBoundsIntoBoundary, referenceInsets) = (true, insets)
  }

  private final var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath))
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let line = UIBezierPath()
    line.move(to: p1)
    line.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: line)
  }
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { "\($0.identifier)" == "\(identifier)" }
  }
  open func removeAllBoundaries() { boundaries = [] }
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { "\($0.identifier)" == "\(identifier)" }?.path
  }
}

/// The methods of a collision's delegate. All of them are optional, and called by tests only.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  )
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  )
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  )
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  )
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
