/// An event and its touches.
@preconcurrency
@MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    /// Touches of the screen.
    case touches
    /// A motion of the device.
    case motion
    case remoteControl
    /// A press of a button.
    case presses
    /// A scroll wheel or a trackpad.
    case scroll = 10
    /// A pointer above a view.
    case hover
    /// A pinch or a rotation of a trackpad.
    case transform = 14
  }

  /// The type of the event: always touches.
  open var type: EventType { .touches }
  open internal(set) var allTouches: Set<UITouch>?

  package init(_ touches: UITouch...) { allTouches = Set(touches) }

  /// The touches that began on a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  open var buttonMask: ButtonMask { .primary }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { 0 }
}
