// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Animations run at once here, so their values have no effect.
extension UIView {
  /// The animations of the system.
  public enum SystemAnimation: UInt, Sendable {
    case delete
  }

  /// How a view is replaced.
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// Runs the animations at once, then the completion.
  @available(iOS 17, *)
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the animations.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    animations()
  }

  /// Removes the views and runs the animations at once, then the completion.
  public class func perform(
    _ animation: SystemAnimation,
    on views: [UIView],
    options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    parallelAnimations?()
    for view in views { view.removeFromSuperview() }
    completion?(true)
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  public class func setAnimationDelegate(_ delegate: Any?) {}
  public class func setAnimationWillStart(_ selector: Selector?) {}
  /// The method isn't called.
  public class func setAnimationDidStop(_ selector: Selector?) {}
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}
}
