/// The context of a transition.
@preconcurrency
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated: never here.
  var isAnimated: Bool { get }
  /// Whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The duration, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which the transition occurs.
  var containerView: UIView { get }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Whether the user drives the transition: never here.
  public var isInteractive: Bool { false }
  /// Whether the user drove the transition at its beginning: never here.
  public var initiallyInteractive: Bool { false }
  /// A view controller of the transition: none, because transitions take no time.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  /// A view of the transition: none, because transitions take no time.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
