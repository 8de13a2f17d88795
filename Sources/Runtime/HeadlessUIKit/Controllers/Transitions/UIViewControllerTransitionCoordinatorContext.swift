@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated. There is no coordinator of others.
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
  /// The style of the presentation; none for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
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
  public var completionVelocity: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The rotation of the interface: none.
  public var targetTransform: CGAffineTransform { .identity }
}
