// Animations run at once here, so their values have no effect.
extension UIView {
  public enum SystemAnimation: UInt, Sendable {
    case delete
  }

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
    AnimationSwitch.run(duration, overrides: options.contains(.overrideInheritedDuration), animations)
    completion?(true)
  }

  /// Begins an animation, whose changes take effect immediately.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  public class func commitAnimations() {}
  /// Starts from the current state. Stored; has no effect here.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Sets the pace. Stored; has no effect here.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Sets the delay. Stored; has no effect here.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  public class func setAnimationDelegate(_ delegate: Any?) {}
  /// The method isn't called.
  public class func setAnimationDidStop(_ selector: Selector?) {}
  /// Sets the duration. Stored; has no effect here.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}
  public class func setAnimationWillStart(_ selector: Selector?) {}
}
