/// A change of focus. Focus doesn't move here; tests make it.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open package(set) weak var previouslyFocusedView: UIView?
  open package(set) weak var nextFocusedView: UIView?
  open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
  open package(set) var focusHeading: UIFocusHeading = []
  /// Creates an object. The parameter keeps this from overriding `NSObject.init()`, which isn't isolated.
  public init(_ nothing: Void = ()) { super.init() }
}

public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}
