/// Watches touches of a view. Nothing is touched here: a test says that a gesture happened.
@preconcurrency
@MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Nothing yet.
    case possible
    /// It began.
    case began
    /// It goes on.
    case changed
    /// It was made.
    case ended
    /// It was broken off.
    case cancelled
    /// It was another one.
    case failed
  }

  /// The view that is watched.
  public internal(set) final weak var view: UIView?
  /// Who is asked about gestures.
  open weak var delegate: UIGestureRecognizerDelegate?
  /// How far it has come.
  open var state = State.possible
  /// Whether it watches.
  open var isEnabled = true
  /// Whether touches end for the view when the gesture is made. Taken, without effect here.
  open var cancelsTouchesInView = true
  /// Whether touches begin for the view only when the gesture fails. Taken, without effect here.
  open var delaysTouchesBegan = false
  /// A name to find it again.
  open var name: String?
  final var targets = ControlTargets()
  private var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
  /// Where the gesture is made, in the view's coordinates.
  private var place = CGPoint.zero

  /// A recogniser without targets.
  public init(_ nothing: Void = ()) { super.init() }
  /// A recogniser that calls a target's method; the target lists it in `KeyedActions`.
  public convenience init(target: Any?, action: Selector?) {
    self.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// A recogniser from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.configure(self)
  }

  /// Runs a closure when the gesture is made.
  public final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Lets a target's method run when the gesture is made. The target lists it in `KeyedActions`.
  open func addTarget(_ target: Any, action: Selector) {
    targets.add(action.name, of: target as AnyObject, for: .primaryActionTriggered)
  }
  /// No longer lets a target's methods run: one, or all of them.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.remove(action?.name, of: target.map { $0 as AnyObject })
  }
  /// Waits for another recogniser to fail. Nothing is touched here, so nothing competes.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Where the gesture is made, in a view's coordinates; `nil` means the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let watched = self.view else { return place }
    return watched.convert(place, to: view ?? watched.window)
  }
  /// The number of fingers: one.
  open var numberOfTouches: Int { 1 }

  /// Whether the gesture takes time, and its targets hear of its beginning, its changes and its end.
  var isContinuous: Bool { false }

  /// Simulates the gesture at a point, in the view's coordinates. As in UIKit a continuous gesture, such as a long
  /// press, sends its actions when it begins and when it ends, a discrete one once.
  package final func recognize(at point: CGPoint) {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    place = point
    if isContinuous { tell(.began) }
    tell(.ended)
    state = .possible
  }

  final func tell(_ state: State) {
    self.state = state
    for handler in handlers { handler(self) }
    targets.send(from: self, .primaryActionTriggered, responder: view)
  }

  final func move(to point: CGPoint) { place = point }
}

/// Who is asked about gestures. All methods are optional.
@preconcurrency
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Always.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Recognises taps.
@preconcurrency
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// With how many fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognises dragging.
@preconcurrency
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers.
  open var minimumNumberOfTouches = 1
  /// The most fingers.
  open var maximumNumberOfTouches = Int.max
  private var way = CGPoint.zero
  private var speed = CGPoint.zero

  override var isContinuous: Bool { true }

  /// How far the finger went since the drag began, or since `setTranslation(_:in:)`, in points.
  open func translation(in view: UIView?) -> CGPoint { way }
  /// Counts from here.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }
  /// How fast the finger moves, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// Simulates a drag from a point, in the view's coordinates, by distances, one after the other. Sends the actions at
  /// the beginning, for each distance, and at the end with a velocity in points per second.
  package final func drag(from point: CGPoint, by distances: [CGPoint], velocity: CGPoint) {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    (way, speed) = (.zero, .zero)
    var place = point
    move(to: place)
    tell(.began)
    for distance in distances {
      way = CGPoint(x: way.x + distance.x, y: way.y + distance.y)
      place = CGPoint(x: place.x + distance.x, y: place.y + distance.y)
      move(to: place)
      tell(.changed)
    }
    speed = velocity
    tell(.ended)
    state = .possible
  }
}

/// Recognises dragging from an edge of the screen.
@preconcurrency
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// Recognises swipes.
@preconcurrency
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The ways to swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits, UIKit's own.
    public let rawValue: UInt
    /// Directions from their bits.
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

  /// The way.
  open var direction = Direction.right
  /// With how many fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognises long presses.
@preconcurrency
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many taps before it.
  open var numberOfTapsRequired = 0

  override var isContinuous: Bool { true }
}

/// Recognises two fingers that move apart or together.
@preconcurrency
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart they went.
  open var scale: CGFloat = 1

  override var isContinuous: Bool { true }
}

/// Recognises two fingers that turn.
@preconcurrency
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they turned, in radians.
  open var rotation: CGFloat = 0

  override var isContinuous: Bool { true }
}
