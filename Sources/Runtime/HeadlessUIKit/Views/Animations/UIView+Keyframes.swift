extension UIView {
  /// The options of an animation with keyframes. Stored; has no effect here.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

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
}

@MainActor
enum AnimationSwitch {
  static var isOn = true
  /// The duration of the animation whose changes are being made.
  static var duration: TimeInterval = 0

  /// Makes the changes of an animation. One within another has the duration of that one, unless it overrides it.
  static func run(_ own: TimeInterval, overrides: Bool = false, _ animations: () -> Void) {
    let outer = duration
    if outer == 0 || overrides { duration = own }
    defer { duration = outer }
    animations()
  }
}

extension UIView.AnimationOptions {
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
  public static let overrideInheritedDuration = UIView.AnimationOptions(rawValue: 1 << 5)
  public static let overrideInheritedCurve = UIView.AnimationOptions(rawValue: 1 << 6)
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
  public static let overrideInheritedOptions = UIView.AnimationOptions(rawValue: 1 << 9)
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
  public static let preferredFramesPerSecond60 = UIView.AnimationOptions(rawValue: 3 << 24)
  public static let preferredFramesPerSecond30 = UIView.AnimationOptions(rawValue: 7 << 24)
}
