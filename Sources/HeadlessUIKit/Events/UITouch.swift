/// A finger on the screen.
@preconcurrency
@MainActor
open class UITouch: NSObject {
  /// How far a touch has come.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began
    /// It moved.
    case moved
    /// It stays where it is.
    case stationary
    /// It was lifted.
    case ended
    /// The touch was broken off.
    case cancelled
  }

  /// How far the touch has come.
  public internal(set) final var phase = Phase.began
  /// How many times the finger came down there.
  public internal(set) final var tapCount = 1
  /// When the touch changed last, in seconds. No time passes here: 0.
  open var timestamp: TimeInterval { 0 }
  /// The view that the touch began on; it hears of the touch until it ends, wherever the finger goes.
  public internal(set) final var view: UIView?
  /// The window that is touched.
  public internal(set) final weak var window: UIWindow?
  /// Where the finger is, and was before, in the window's coordinates.
  private var location = CGPoint.zero
  private var previousLocation = CGPoint.zero

  /// Sets the touch up as one that begins on a view.
  package final func begin(on view: UIView, in window: UIWindow?, at point: CGPoint, tapCount: Int) {
    (self.view, self.window, self.tapCount) = (view, window, tapCount)
    (location, previousLocation) = (point, point)
  }

  /// Goes to another phase, at the same point unless another one is given.
  package final func advance(to phase: Phase, at point: CGPoint?) {
    self.phase = phase
    (previousLocation, location) = (location, point ?? location)
  }

  /// Where the finger is, in a view's coordinates; `nil` means the window's.
  open func location(in view: UIView?) -> CGPoint { view.map { $0.convert(location, from: window) } ?? location }
  /// Where the finger was before, in a view's coordinates; `nil` means the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view.map { $0.convert(previousLocation, from: window) } ?? previousLocation
  }
}

/// What happened, and the touches it consists of.
@preconcurrency
@MainActor
open class UIEvent: NSObject {
  /// What happened.
  public enum EventType: Int, Sendable {
    /// The screen was touched.
    case touches
    /// The device was moved.
    case motion
    /// A remote control was used.
    case remoteControl
    /// A button was pressed.
    case presses
  }

  /// What happened: the screen was touched.
  open var type: EventType { .touches }
  /// The touches.
  public final let allTouches: Set<UITouch>?

  package init(_ touch: UITouch) { allTouches = [touch] }

  /// The touches that began on a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// The touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
}
