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

  /// A recogniser without targets.
  public init(_ nothing: Void = ()) { super.init() }
  /// A recogniser from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.configure(self)
  }

  /// Runs a closure when the gesture is made.
  public final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Makes the gesture: the handlers run, and the document's actions and segues.
  open func recognize() {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    state = .ended
    for handler in handlers { handler(self) }
    targets.send(from: self, .primaryActionTriggered, responder: view)
    state = .possible
  }
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
}

/// Recognises two fingers that move apart or together.
@preconcurrency
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart they went.
  open var scale: CGFloat = 1
}

/// Recognises two fingers that turn.
@preconcurrency
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they turned, in radians.
  open var rotation: CGFloat = 0
}
