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
