/// A finger on the screen. A test puts it down with `UIWindow.beginTouch(at:tapCount:)`.
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
  final var place = CGPoint.zero
  final var previousPlace = CGPoint.zero

  /// Where the finger is, in a view's coordinates; `nil` means the window's.
  open func location(in view: UIView?) -> CGPoint { view.map { $0.convert(place, from: window) } ?? place }
  /// Where the finger was before, in a view's coordinates; `nil` means the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view.map { $0.convert(previousPlace, from: window) } ?? previousPlace
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

  init(_ touch: UITouch) { allTouches = [touch] }

  /// The touches that began on a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// The touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
}

extension UIWindow {
  /// Puts a finger down at a point of the window: the view that `hitTest(_:with:)` finds hears of it. `nil` where no
  /// view takes touches. Gestures are made by `UIGestureRecognizer.recognize()`, not by touches.
  @discardableResult
  public func beginTouch(at point: CGPoint, tapCount: Int = 1) -> UITouch? {
    layoutIfNeeded()
    let touch = UITouch()
    let event = UIEvent(touch)
    guard let view = hitTest(point, with: event) else { return nil }
    touch.view = view
    touch.window = self
    touch.tapCount = tapCount
    (touch.place, touch.previousPlace) = (point, point)
    sendEvent(event)
    return touch
  }

  /// Moves a finger to a point of the window.
  public func moveTouch(_ touch: UITouch, to point: CGPoint) { send(touch, .moved, at: point) }
  /// Lifts a finger.
  public func endTouch(_ touch: UITouch) { send(touch, .ended, at: touch.place) }
  /// Breaks a touch off, as a call that comes in does.
  public func cancelTouch(_ touch: UITouch) { send(touch, .cancelled, at: touch.place) }

  /// Puts a finger down at a point of the window and lifts it: what lies there hears of a whole tap. `false` where
  /// nothing takes touches.
  @discardableResult
  public func tap(at point: CGPoint) -> Bool {
    guard let touch = beginTouch(at: point) else { return false }
    endTouch(touch)
    return true
  }

  private func send(_ touch: UITouch, _ phase: UITouch.Phase, at point: CGPoint) {
    touch.phase = phase
    (touch.previousPlace, touch.place) = (touch.place, point)
    sendEvent(UIEvent(touch))
  }
}
