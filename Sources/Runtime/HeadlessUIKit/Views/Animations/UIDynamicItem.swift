@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

/// The outline with which an item collides. Stored; has no effect here.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle, ellipse, path
}

/// Items that behaviors move as one. Stored; has no effect here.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  open private(set) var items: [any UIDynamicItem]
  private let initial: CGRect
  open var center: CGPoint
  open var transform = CGAffineTransform.identity

  public init(items: [any UIDynamicItem]) {
    self.items = items
    let frames = items.map { item in
      CGRect(
        x: item.center.x - item.bounds.width / 2,
        y: item.center.y - item.bounds.height / 2,
        width: item.bounds.width,
        height: item.bounds.height
      )
    }
    initial = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    center = CGPoint(x: initial.midX, y: initial.midY)
    super.init()
  }
  open var bounds: CGRect { CGRect(origin: .zero, size: initial.size) }
}

extension UIView: UIDynamicItem {}
