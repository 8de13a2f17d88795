/// An object that recognizes a gesture on a view. Touches don't make gestures here; a test makes them.
@preconcurrency
@MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// The gesture hasn't begun.
    case possible
    /// The gesture began.
    case began
    /// The gesture changed.
    case changed
    /// The gesture ended.
    case ended
    /// The gesture was canceled.
    case cancelled
    /// The gesture failed.
    case failed
  }

  /// The view of the recognizer.
  public internal(set) final weak var view: UIView?
  /// The delegate of the recognizer.
  open weak var delegate: UIGestureRecognizerDelegate?
  /// The state of the gesture.
  open var state = State.possible
  /// Whether the recognizer is enabled.
  open var isEnabled = true
  /// Whether recognizing the gesture cancels touches of the view. Accepted and ignored.
  open var cancelsTouchesInView = true
  /// Whether touches of the view wait for the gesture to fail. Accepted and ignored.
  open var delaysTouchesBegan = false
  /// A name that identifies it.
  open var name: String?
  final var targets = ControlTargets()
  private final var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
  /// The location of the gesture, in the view's coordinates.
  private var location = CGPoint.zero

  /// Makes a recognizer without targets.
  public init(_ nothing: Void = ()) { super.init() }
  /// Makes a recognizer that calls a target's method. The target lists it in `KeyedActions`.
  public convenience init(target: Any?, action: Selector?) {
    self.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// Makes a recognizer from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.configure(self)
  }

  /// Calls a closure when the state of the gesture changes.
  public final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Calls a target's method when the state of the gesture changes. The target lists it in `KeyedActions`.
  open func addTarget(_ target: Any, action: Selector) {
    targets.add(action, of: target as AnyObject, for: .primaryActionTriggered)
  }
  /// Stops calling one or all methods of a target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.remove(action, of: target.map { $0 as AnyObject })
  }
  /// Requires another recognizer to fail. Accepted and ignored: gestures don't compete.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// The location of the gesture in a view's coordinates; `nil` means the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let watched = self.view else { return location }
    return watched.convert(location, to: view ?? watched.window)
  }
  /// The number of touches: always 1.
  open var numberOfTouches: Int { 1 }

  /// Whether the gesture is continuous: its actions are sent when it begins, changes and ends.
  var isContinuous: Bool { false }

  /// Simulates the gesture at a point, in the view's coordinates. As in UIKit a continuous gesture, such as a long
  /// press, sends its actions when it begins and when it ends, a discrete one once.
  package final func recognize(at point: CGPoint) {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    location = point
    if isContinuous { tell(.began) }
    tell(.ended)
    state = .possible
  }

  final func tell(_ state: State) {
    self.state = state
    for handler in handlers { handler(self) }
    targets.send(from: self, .primaryActionTriggered, responder: view)
  }

  final func move(to point: CGPoint) { location = point }
}
