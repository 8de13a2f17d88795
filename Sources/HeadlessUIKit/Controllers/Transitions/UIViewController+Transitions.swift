/// The reason why a view controller appears or disappears.
enum HierarchyChange {
  case presenting, dismissing, enteringParent, leavingParent
}

extension UIViewController {
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
