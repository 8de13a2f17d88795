/// A group of changes to layers. Changes take effect immediately; the completion handler runs when its transaction is
/// committed.
public enum CATransaction {
  private struct Transaction {
    var completion: (() -> Void)?
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var timing: CAMediaTimingFunction?
  }

  /// The transactions of the thread, the outermost first.
  private static var stack: [Transaction] {
    get { Thread.current.threadDictionary[key] as? [Transaction] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
  private static let key = "HeadlessUIKit.CATransaction"

  /// Begins a transaction.
  public static func begin() {
    var new = Transaction()
    if let outer = stack.last { (new.duration, new.disablesActions) = (outer.duration, outer.disablesActions) }
    stack.append(new)
  }
  /// Commits the transaction, and calls its completion handler.
  public static func commit() {
    guard let last = stack.popLast() else { return }
    last.completion?()
  }
  /// Commits what is pending: nothing.
  public static func flush() {}

  private static func change(_ change: (inout Transaction) -> Void) {
    if !stack.isEmpty { change(&stack[stack.count - 1]) }
  }
  /// The handler that runs when the transaction is committed.
  public static func completionBlock() -> (() -> Void)? { stack.last?.completion }
  /// Sets the handler that runs when the transaction is committed; immediately outside of a transaction.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if stack.isEmpty { block?() } else { change { $0.completion = block } }
  }
  /// Whether actions are disabled.
  public static func disableActions() -> Bool { stack.last?.disablesActions ?? false }
  /// Disables actions. Stored; has no effect here.
  public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
  /// The duration of animations.
  public static func animationDuration() -> CFTimeInterval { stack.last?.duration ?? 0.25 }
  /// Sets the duration of animations. Stored; has no effect here.
  public static func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
  /// The pace of animations.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { stack.last?.timing }
  /// Sets the pace of animations. Stored; has no effect here.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { change { $0.timing = function } }
  /// A value by its key: only whether actions are disabled, and the duration.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationDuration: animationDuration()
    default: nil
    }
  }
  /// Sets a value by its key: only whether actions are disabled, and the duration.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
    case kCATransactionAnimationDuration: setAnimationDuration(anObject as? Double ?? 0.25)
    default: break
    }
  }
}

/// The key of whether actions are disabled.
public let kCATransactionDisableActions = "disableActions"
/// The key of the duration of animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the pace of animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion handler.
public let kCATransactionCompletionBlock = "completionBlock"
/// The key of a transition.
public let kCATransition = "transition"

/// A timer that follows the display. It never fires by itself; time doesn't pass here.
@preconcurrency
@MainActor
open class CADisplayLink: NSObject {
  private weak var target: AnyObject?
  private let selector: Selector
  /// Whether it is paused.
  public var isPaused = false
  /// The number of frames that pass between calls. Stored; has no effect here.
  public var frameInterval = 1
  /// The time of the last frame.
  public let timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  public let targetTimestamp: CFTimeInterval = 0
  /// The time between frames.
  public let duration: CFTimeInterval = 1 / 60
  /// The number of frames per second.
  public var preferredFramesPerSecond = 0

  /// Creates a timer that calls a target's method.
  public init(target: Any, selector sel: Selector) { (self.target, selector) = (target as AnyObject, sel) }
  /// Adds the timer to a run loop, where it doesn't fire.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Removes the timer from a run loop.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends the timer.
  public func invalidate() { target = nil }
  /// Calls the target's method as for a frame. The target lists it in `KeyedActions`.
  package func fire() { if let target, !isPaused { KeyedAction.perform(selector, on: target, sender: self) } }
}
