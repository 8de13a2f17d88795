/// Why a controller comes or goes.
enum Transition {
  case presenting, dismissing, enteringParent, leavingParent
}

extension UIViewController {
  /// Whether the controller appears because it is being presented.
  public var isBeingPresented: Bool { transition == .presenting }
  /// Whether the controller disappears because it is being dismissed.
  public var isBeingDismissed: Bool { transition == .dismissing }
  /// Whether the controller appears because a container takes it in.
  public var isMovingToParent: Bool { transition == .enteringParent }
  /// Whether the controller disappears because a container lets it go.
  public var isMovingFromParent: Bool { transition == .leavingParent }
  /// The transition that goes on: none, for nothing takes time.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// Shows one child's view instead of another's, at once; both are told.
  public func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let room: UIView = fromViewController.viewIfLoaded?.superview ?? view
    room.addSubview(toViewController.view)
    animations?()
    fromViewController.viewIfLoaded?.removeFromSuperview()
    completion?(true)
  }
}

/// Where a balloon points.
@preconcurrency
@MainActor
open class UIPopoverPresentationController: NSObject {
  /// The controller in the balloon.
  public final weak var presentedViewController: UIViewController?
  /// The view that it points at.
  open var sourceView: UIView?
  /// The rectangle that it points at, in that view.
  open var sourceRect = CGRect.zero
  /// The button that it points at.
  open var barButtonItem: UIBarButtonItem?
  /// The sides that it may lie at.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  init(presentedViewController: UIViewController) { self.presentedViewController = presentedViewController }
}

/// The sides of a balloon's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits, UIKit's own.
  public let rawValue: UInt
  /// Sides from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// It points down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// It points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// It points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
