// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The look of focus. Stored; has no effect here.
@preconcurrency
@MainActor
open class UIFocusEffect: NSObject {
  public init(_ nothing: Void = ()) { super.init() }
}
/// A halo around a focused view. Stored; has no effect here.
open class UIFocusHaloEffect: UIFocusEffect {
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { self.init() }
}

/// A change of focus. Focus doesn't move here; tests make it.
@preconcurrency
@MainActor
open class UIFocusUpdateContext: NSObject {
  public final weak var previouslyFocusedView: UIView?
  public final weak var nextFocusedView: UIView?
  public final var focusHeading: UIFocusHeading = []
  public init(_ nothing: Void = ()) { super.init() }
}
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  public final var previouslyFocusedIndexPath: IndexPath?
  public final var nextFocusedIndexPath: IndexPath?
}
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  public final var previouslyFocusedIndexPath: IndexPath?
  public final var nextFocusedIndexPath: IndexPath?
}

/// The direction in which focus moves.
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

/// Runs work along with a change of focus: immediately.
@preconcurrency
@MainActor
open class UIFocusAnimationCoordinator: NSObject {
  public init(_ nothing: Void = ()) { super.init() }
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// A part of a view that focus can enter. Stored; has no effect here.
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

/// An object that takes part in focus.
@preconcurrency
@MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}
