/// A transition that follows a fraction. Stored; has no effect here.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  open var duration: CGFloat { 0 }
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Stored; has no effect here.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  /// Creates an object. The parameter keeps this from overriding `NSObject.init()`, which isn't isolated.
  public init(_ nothing: Void = ()) { super.init() }
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  open func pause() {}
  open func cancel() {}
  open func finish() {}
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
