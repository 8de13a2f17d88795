/// A timer that follows the display. It never fires automatically; time doesn't pass here.
///
/// It retains its target until it is invalidated, as on a device.
open class CADisplayLink: NSObject {
  private final var target: AnyObject?
  private let selector: Selector
  /// Run loops retain a link on a device. Here it retains itself while it is in one.
  private final var modes: [RunLoop.Mode: CADisplayLink] = [:]
  public var isPaused = false
  /// The number of frames that pass between calls. Stored; has no effect here.
  public var frameInterval = 1
  public let timestamp: CFTimeInterval = 0
  public let targetTimestamp: CFTimeInterval = 0
  public let duration: CFTimeInterval = 1 / 60
  /// The number of frames per second. Stored; has no effect here.
  public var preferredFramesPerSecond = 0

  public init(target: Any, selector sel: Selector) { (self.target, selector) = (target as AnyObject, sel) }
  /// Adds the timer to a run loop, where it doesn't fire. A warning says so once.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if target != nil { modes[mode] = self }
    warnOnce("A CADisplayLink doesn't fire here, where no time passes; a test calls the method of its target")
  }
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { modes[mode] = nil }
  public func invalidate() { (target, modes) = (nil, [:]) }
  /// Calls the target's method as for a frame. The target lists it in `KeyedActions`.
  @MainActor
  package func fire() { if let target, !isPaused { KeyedAction.perform(selector, on: target, sender: self) } }
}
