/// The context of a transition.
@preconcurrency
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated. There is no coordinator of others.
  var isAnimated: Bool { get }
  /// Whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The duration, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which the transition occurs.
  var containerView: UIView { get }
  /// The style of the presentation; none for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of a view controller of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Whether the user drives the transition: never here.
  public var isInteractive: Bool { false }
  /// Whether the user drove the transition at its beginning: never here.
  public var initiallyInteractive: Bool { false }
  /// Whether the transition can be interrupted: never here.
  public var isInterruptible: Bool { false }
  /// How much of the transition is done: nothing while work runs along with it.
  public var percentComplete: CGFloat { 0 }
  /// The speed at which the rest of the transition runs.
  public var completionVelocity: CGFloat { 1 }
  /// The pace of the rest of the transition.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The rotation of the interface: none.
  public var targetTransform: CGAffineTransform { .identity }
}
