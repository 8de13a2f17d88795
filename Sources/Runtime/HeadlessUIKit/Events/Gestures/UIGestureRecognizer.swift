/// An object that recognizes a gesture on a view. A tap of a window makes tap gestures; a test makes others. An app's
/// subclass receives the touches of a window, and recognizes its gesture in them.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, DescribedClass {
  /// The description of the class.
  package class var uiKitClass: UIKitClass { gestureRecognizerClass }

  public enum State: Int, Sendable {
    /// The gesture hasn't begun.
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open internal(set) weak var view: UIView?
  open weak var delegate: UIGestureRecognizerDelegate?
  open var state = State.possible { didSet { if received != nil { stateChanged() } } }
  /// The touches that an app's recognizer received; `nil` until its first one.
  final var received: ReceivedTouches?
  open var isEnabled = true { didSet { if !isEnabled, oldValue { cancelGesture() } } }
  /// Whether recognizing the gesture cancels touches of the view: a tap of the window does.
  open var cancelsTouchesInView = true
  /// Whether touches of the view wait for the gesture to fail. Only logs a warning here, if it is an app's.
  open var delaysTouchesBegan = false { didSet { if delaysTouchesBegan { warnOfDelay() } } }
  /// Whether the ends of touches wait for the gesture to fail. Stored; has no effect here.
  open var delaysTouchesEnded = true
  /// Whether touches are of one type. Stored; has no effect here.
  open var requiresExclusiveTouchType = true
  /// The types of touches. Stored; has no effect here.
  open var allowedTouchTypes: [NSNumber] = []
  /// The types of presses. Stored; has no effect here.
  open var allowedPressTypes: [NSNumber] = []
  /// The keys that are held: none here.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons that are pressed: none here.
  open var buttonMask: UIEvent.ButtonMask { [] }
  /// Whether the recognizer receives an event, if it is an app's.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Whether this recognizer prevents another one, if both are an app's.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recognizer prevents this one, if both are an app's.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recognizer waits for another one to fail. Called for taps in quick succession.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recognizer waits for this one to fail. Called for taps in quick succession.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func awakeFromNib() {}
  open func reset() {}
  /// The location of a touch: that of the gesture.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  /// Touches began. An app's recognizer is told before the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches moved. An app's recognizer is told before the view. UIKit's continuous recognizers change a gesture that
  /// has begun.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow(.changed) }
  /// Touches ended. An app's recognizer is told before the view. UIKit's continuous recognizers end a gesture that has
  /// begun.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { follow(.ended) }
  /// Touches were canceled. An app's recognizer is told before the view. UIKit's continuous recognizers cancel a
  /// gesture that has begun.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { follow(.cancelled) }
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    received?.touches.remove(touch)
    touch.interpreters.removeAll { $0 === self }
  }
  /// Presses began. Called by tests only.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Presses changed. Called by tests only.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Presses ended. Called by tests only.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Presses were canceled. Called by tests only.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open var name: String?
  /// The recognizers that must fail first.
  private final var required: [UIGestureRecognizer] = []
  final var targets = ControlTargets()
  private final var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
  /// The targets and handlers that were added, for comparison and for messages.
  package final var targetDescriptions: [String] { targets.descriptions + handlers.map { _ in "a handler" } }
  /// The location of the gesture, in the view's coordinates.
  private final var location = CGPoint.zero

  /// Makes a recognizer that calls a target's method. The target lists it in `KeyedActions`.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.configure(self)
  }

  /// Calls a closure when the state of the gesture changes.
  package final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Calls a target's method when the state of the gesture changes. The target lists it in `KeyedActions`.
  open func addTarget(_ target: Any, action: Selector) {
    targets.add(action, of: target as AnyObject, for: .primaryActionTriggered)
  }
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.remove(action, of: target.map { $0 as AnyObject })
  }
  /// Requires another recognizer to fail. Of taps in quick succession, a recognizer doesn't recognize those of one that
  /// takes more. Has no other effect here, with a warning if one of both is an app's: a test makes one gesture at a
  /// time of UIKit's recognizers.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(otherGestureRecognizer)
    warnOfRequirement(otherGestureRecognizer)
  }

  open func location(in view: UIView?) -> CGPoint {
    guard let watched = self.view else { return location }
    return watched.convert(location, to: view ?? watched.window)
  }
  /// The number of touches: those that an app's recognizer receives, at least 1.
  open var numberOfTouches: Int { max(received?.touches.count ?? 0, 1) }

  /// Whether the recognizer recognizes its gesture only after another one failed.
  final func waits(for other: UIGestureRecognizer) -> Bool {
    required.contains(other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Whether the gesture is continuous: its actions are sent when it begins, changes and ends.
  var isContinuous: Bool { false }

  /// Simulates the gesture at a point, in the view's coordinates. As in UIKit a continuous gesture, such as a long
  /// press, sends its actions when it begins and when it ends, a discrete one once.
  package final func recognize(at point: CGPoint) {
    let finger = UITouch()
    guard receives(finger, at: point) else { return }
    move(to: point)
    guard mayBegin else { return }
    guard interprets(finger, .began, at: point) else { return makePossible() }
    if isContinuous { tell(.began) }
    if isUnderWay { finish(interprets(finger, .ended, at: point)) }
  }

  /// Sends the actions of a gesture that may begin.
  final func perform(at point: CGPoint) {
    location = point
    if isContinuous { tell(.began) }
    if isUnderWay { finish(true) }
  }

  /// Whether a simulated gesture continues: a target may have disabled the recognizer.
  final var isUnderWay: Bool { !isContinuous || state != .possible }

  /// Sends the last actions of a gesture that began, or that an app's recognizer gave up.
  final func finish(_ isRecognized: Bool) {
    if isRecognized { tell(.ended) } else if isContinuous { tell(.cancelled) }
    makePossible()
  }

  /// Whether the view and the delegate let the gesture begin. As in UIKit it has its location when they are asked.
  final var mayBegin: Bool {
    // A view may be the delegate of its own recognizer. As in UIKit it is then asked once.
    let viewAllows = delegate === view || view?.gestureRecognizerShouldBegin(self) ?? true
    return viewAllows && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  final func tell(_ state: State) {
    setState(state)
    sendActions()
  }

  final func sendActions() {
    for handler in handlers { handler(self) }
    targets.send(from: self, .primaryActionTriggered, responder: view)
  }

  final func move(to point: CGPoint) { location = point }
}
