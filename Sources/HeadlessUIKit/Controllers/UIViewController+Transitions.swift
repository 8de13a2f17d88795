/// The reason why a view controller appears or disappears.
enum Transition {
  case presenting, dismissing, enteringParent, leavingParent
}

extension UIViewController {
  /// Whether the view controller is being presented.
  public var isBeingPresented: Bool { transition == .presenting }
  /// Whether the view controller is being dismissed.
  public var isBeingDismissed: Bool { transition == .dismissing }
  /// Whether the view controller is being added to a container.
  public var isMovingToParent: Bool { transition == .enteringParent }
  /// Whether the view controller is being removed from a container.
  public var isMovingFromParent: Bool { transition == .leavingParent }
  /// The coordinator of the current transition: always `nil`.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// Replaces the view of one child by that of another, immediately.
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
