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
}
