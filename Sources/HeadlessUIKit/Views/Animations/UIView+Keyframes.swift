extension UIView {
  /// The options of an animation with keyframes. Stored; has no effect here.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Makes changes in the order of the keyframes, which take effect immediately, then calls the completion handler.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Makes the changes of a keyframe, which take effect immediately.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Replaces a view by another one, then calls the completion handler.
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

  /// Whether changes are animated. Stored; has no effect here.
  public class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }
  /// Switches animations on or off. Stored; has no effect here.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }
  /// The duration of the animation in progress: none.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
  /// Begins an animation, whose changes take effect immediately.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends an animation.
  public class func commitAnimations() {}
  /// Sets the duration. Stored; has no effect here.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Sets the delay. Stored; has no effect here.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Sets the pace. Stored; has no effect here.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Starts from the current state. Stored; has no effect here.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// `snapshotView`, unless a subclass overrides it.
  final func baseSnapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIView(frame: bounds)
    view.backgroundColor = backgroundColor
    return view
  }
  /// `resizableSnapshotView`, unless a subclass overrides it.
  final func baseResizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let view = UIView(frame: rect)
    view.backgroundColor = backgroundColor
    return view
  }
  /// `drawHierarchy`, unless a subclass overrides it.
  @discardableResult
  final func baseDrawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if let backgroundColor {
      context.setFillColor(backgroundColor.cgColor)
      context.fill(rect)
    }
    return true
  }
  /// How a view would be printed. Never called here.
  public func viewPrintFormatter() -> NSObject { NSObject() }
}

@MainActor
private enum AnimationSwitch {
  static var isOn = true
}

extension UIView.AnimationOptions {
  /// The views are hidden and shown instead of removed and added.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
  /// The duration of an outer animation doesn't count.
  public static let overrideInheritedDuration = UIView.AnimationOptions(rawValue: 1 << 5)
  /// The pace of an outer animation doesn't count.
  public static let overrideInheritedCurve = UIView.AnimationOptions(rawValue: 1 << 6)
  /// The content is drawn at each step.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
  /// The options of an outer animation don't count.
  public static let overrideInheritedOptions = UIView.AnimationOptions(rawValue: 1 << 9)
  /// A curl upward.
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  /// A curl downward.
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  /// A flip from the top.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// A flip from the bottom.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
  /// 60 frames per second.
  public static let preferredFramesPerSecond60 = UIView.AnimationOptions(rawValue: 3 << 24)
  /// 30 frames per second.
  public static let preferredFramesPerSecond30 = UIView.AnimationOptions(rawValue: 7 << 24)
}
