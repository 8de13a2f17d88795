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
  private var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
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
    targets.add(action.name, of: target as AnyObject, for: .primaryActionTriggered)
  }
  /// Stops calling one or all methods of a target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.remove(action?.name, of: target.map { $0 as AnyObject })
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

/// The methods of a gesture recognizer's delegate. All of them are optional.
@preconcurrency
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Optional. The default is `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// A recognizer of taps.
@preconcurrency
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of drags.
@preconcurrency
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max
  private var distance = CGPoint.zero
  private var endVelocity = CGPoint.zero

  override var isContinuous: Bool { true }

  /// The distance since the drag began, or since `setTranslation(_:in:)`, in points.
  open func translation(in view: UIView?) -> CGPoint { distance }
  /// Sets the distance.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { distance = translation }
  /// The velocity, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { endVelocity }

  /// Simulates a drag from a point, in the view's coordinates, by distances, one after the other. Sends the actions at
  /// the beginning, for each distance, and at the end with a velocity in points per second.
  package final func drag(from point: CGPoint, by distances: [CGPoint], velocity: CGPoint) {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    (distance, endVelocity) = (.zero, .zero)
    var location = point
    move(to: location)
    tell(.began)
    for step in distances {
      distance = CGPoint(x: distance.x + step.x, y: distance.y + step.y)
      location = CGPoint(x: location.x + step.x, y: location.y + step.y)
      move(to: location)
      tell(.changed)
    }
    endVelocity = velocity
    tell(.ended)
    state = .possible
  }
}

/// A recognizer of drags from an edge of the screen.
@preconcurrency
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// A recognizer of swipes.
@preconcurrency
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of swipes.
  public struct Direction: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes directions from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The direction.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses.
@preconcurrency
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0

  override var isContinuous: Bool { true }
}

/// A recognizer of pinches.
@preconcurrency
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale.
  open var scale: CGFloat = 1

  override var isContinuous: Bool { true }
}

/// A recognizer of rotations.
@preconcurrency
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation in radians.
  open var rotation: CGFloat = 0

  override var isContinuous: Bool { true }
}
