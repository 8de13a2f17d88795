extension UIView {
  /// The options of an animation. Stored; has no effect here.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}

// Unlike in UIKit, a subclass can't override these members. Each member that it could override would be an entry in the
// class of each view of an app, which makes its build slower.
extension UIView {
  /// Whether changes are animated. Transitions between view controllers are told; nothing moves here.
  public class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }
  public class var inheritedAnimationDuration: TimeInterval { AnimationSwitch.isOn ? AnimationSwitch.duration : 0 }
  /// Makes changes in the order of the keyframes, which take effect immediately, then calls the completion handler.
  @preconcurrency
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    AnimationSwitch.run(duration, overrides: options.contains(.overrideInheritedDuration), animations)
    completion?(true)
  }
  /// Makes the changes of a keyframe, which take effect immediately.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    animations()
  }
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      (fromView.isHidden, toView.isHidden) = (true, false)
    } else if let superview = fromView.superview {
      superview.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }
  /// Makes changes within a view, which take effect immediately, then calls the completion handler.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    if let animations {
      AnimationSwitch.run(duration, overrides: options.contains(.overrideInheritedDuration), animations)
    }
    completion?(true)
  }

  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
