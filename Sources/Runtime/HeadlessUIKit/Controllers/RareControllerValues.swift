/// The values of a view controller that few view controllers have.
@MainActor
final class RareControllerValues {
  var immediateTransition: ImmediateTransition?
  /// Releases what is associated with the controller.
  var associationRelease: AnyObject?
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var capturesStatusBarAppearance = false
  var restorationClass: (any UIViewControllerRestoration.Type)?
  var adjustsScrollViewInsets = true
  var providesTransitionStyle = false
  var restoresFocus = true
  var focusGroupIdentifier: String?
  var respectsSystemMargins = true
  /// The margins that the root view has, unless the system's are wider.
  var rootMargins = UIEdgeInsets.zero
  /// The controller whose dismissal a device would still animate.
  var leaving: (name: String, turn: EventTurn)?
  /// The view from which the view of the presenter was removed.
  weak var presentersRoom: UIView?
  var keyCommands: [UIKeyCommand] = []
  var preferredTransition: UIViewController.Transition?
  var contentScrollViews: [UInt: UIScrollView] = [:]
}
