@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches
    /// A motion of the device.
    case motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }

  /// The type of the event: always touches.
  open var type: EventType { .touches }
  open internal(set) var allTouches: Set<UITouch>?

  package init(_ touches: UITouch...) { allTouches = Set(touches) }

  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  open var buttonMask: ButtonMask { .primary }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { 0 }
}
