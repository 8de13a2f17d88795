@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved
    /// The touch hasn't moved.
    case stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  /// The time of the last change, in seconds: always 0.
  open var timestamp: TimeInterval { 0 }
  open internal(set) var view: UIView?
  open internal(set) weak var window: UIWindow?
  open var gestureRecognizers: [UIGestureRecognizer]? {
    var found: [UIGestureRecognizer] = []
    var current = view
    while let view = current {
      found += view.gestureRecognizers ?? []
      current = view.superview
    }
    return found
  }
  /// The number of taps after the last one in quick succession.
  final var finalTapCount = 1
  /// The recognizers of the app that receive the touch.
  final var interpreters: [UIGestureRecognizer] = []
  /// Those that recognized their gesture in the touch, and those that found that it isn't theirs.
  final var recognizing: [UIGestureRecognizer] = []
  final var failed: [UIGestureRecognizer] = []
  /// Whether a recognizer keeps the touch from its view.
  final var isWithheld = false
  /// The scroll view that received the end of the touch, on its own or from a view in it.
  final weak var scrollView: UIView?
  /// Whether the view was told that it loses the touch.
  final var hasLeftView = false
  /// The current and the previous location, in the window's coordinates.
  private final var location = CGPoint.zero
  private final var previousLocation = CGPoint.zero

  package final func begin(on view: UIView, in window: UIWindow?, at point: CGPoint, tapCount: Int) {
    (self.view, self.window, self.tapCount) = (view, window, tapCount)
    (location, previousLocation) = (point, point)
  }

  /// Changes the phase, at the same location unless another one is specified.
  package final func advance(to phase: Phase, at point: CGPoint?) {
    self.phase = phase
    (previousLocation, location) = (location, point ?? location)
  }

  open func location(in view: UIView?) -> CGPoint { view.map { $0.convert(location, from: window) } ?? location }
  open func previousLocation(in view: UIView?) -> CGPoint {
    view.map { $0.convert(previousLocation, from: window) } ?? previousLocation
  }

  open var force: CGFloat { 1 }
  open var majorRadius: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 1 }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  open var type: TouchType { .direct }
}

extension UITouch {
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static let stylus = TouchType.pencil
  }
}
