/// An animation. It takes no time: starting it makes the changes, then calls the completion handlers. Paused with a
/// fraction, it makes the changes too; finished at the start, it doesn't take them back.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, @preconcurrency NSCopying, UIViewImplicitlyAnimating {
  open internal(set) var duration: TimeInterval
  open internal(set) var delay: TimeInterval = 0
  open internal(set) var timingParameters: (any UITimingCurveProvider)?
  public private(set) final var state = UIViewAnimatingState.inactive
  open var isRunning: Bool { false }
  open var isReversed = false
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  /// Stored; has no effect here.
  open var scrubsLinearly = true
  /// Stored; has no effect here.
  open var pausesOnCompletion = false
  open var fractionComplete: CGFloat = 0 {
    didSet {
      if state == .stopped { return }
      if !hasFinished { state = .active }
      if fractionComplete > 0 { makeChanges() }
    }
  }
  private final var animations: [() -> Void] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  private final var hasFinished = false
  private final var hasMadeChanges = false

  deinit {
    if state != .inactive {
      stop(
        "It is an error to release a paused or stopped property animator. Property animators must either finish "
          + "animating or be explicitly stopped and finished before they can be released."
      )
    }
  }

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    (self.duration, timingParameters) = (duration, parameters)
  }
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let timing = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: timing)
    if let animations { addAnimations(animations) }
  }
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return own(animator)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: timingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut)
    )
    (copy.delay, copy.isInterruptible, copy.scrubsLinearly) = (delay, isInterruptible, scrubsLinearly)
    (copy.isUserInteractionEnabled, copy.isManualHitTestingEnabled) = (
      isUserInteractionEnabled, isManualHitTestingEnabled
    )
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
    hasFinished = false
  }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  private final func makeChanges() {
    let pending = animations
    animations = []
    if !pending.isEmpty { hasMadeChanges = true }
    for animation in pending { AnimationSwitch.run(duration, animation) }
  }
  /// Makes the changes. As UIKit documents it, a stopped animator must be finished first.
  open func startAnimation() {
    requireNotStopped("startAnimation")
    state = .active
    makeChanges()
    finish(at: isReversed ? .start : .end)
  }
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func pauseAnimation() {
    requireNotStopped("pauseAnimation")
    state = .active
  }
  private final func requireNotStopped(_ method: String) {
    if state == .stopped { stop("\(method)() isn't allowed on a stopped animator: call finishAnimation(at:) first") }
  }
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) { startAnimation() }
  open func stopAnimation(_ withoutFinishing: Bool) {
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { (completions, hasFinished) = ([], true) }
  }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state != .stopped { stop("finishAnimation(at:) should only be called on a stopped animator!") }
    finish(at: finalPosition)
  }
  private final func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    hasFinished = true
    if position == .start, hasMadeChanges {
      warnOnce("An animation that ends at its start doesn't restore the values from before. Set them in its completion")
    }
    hasMadeChanges = false
    let pending = completions
    completions = []
    for completion in pending { completion(position) }
  }
}
