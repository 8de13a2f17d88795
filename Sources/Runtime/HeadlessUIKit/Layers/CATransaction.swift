/// A group of changes to layers. Changes take effect immediately; the completion handler runs when its transaction is
/// committed.
open class CATransaction: NSObject {
  private struct Transaction {
    var completion: (() -> Void)?
    /// The actions that run at the end of the transaction.
    var endings: [() -> Void] = []
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

  open class func begin() {
    var new = Transaction()
    if let outer = stack.last { (new.duration, new.disablesActions) = (outer.duration, outer.disablesActions) }
    stack.append(new)
  }
  open class func commit() {
    guard let last = stack.popLast() else { return }
    for end in last.endings { end() }
    last.completion?()
  }
  /// Runs an action at the end of the transaction; immediately outside of one.
  class func atCommit(_ action: @escaping () -> Void) {
    if stack.isEmpty { action() } else { change { $0.endings.append(action) } }
  }
  /// Commits what is pending: nothing.
  open class func flush() {}

  private static func change(_ change: (inout Transaction) -> Void) {
    if !stack.isEmpty { change(&stack[stack.count - 1]) }
  }
  open class func completionBlock() -> (() -> Void)? { stack.last?.completion }
  /// Sets the handler that runs when the transaction is committed; immediately outside of a transaction.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if stack.isEmpty { block?() } else { change { $0.completion = block } }
  }
  open class func disableActions() -> Bool { stack.last?.disablesActions ?? false }
  /// Disables actions. Stored; has no effect here.
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
  open class func animationDuration() -> CFTimeInterval { stack.last?.duration ?? 0.25 }
  /// Sets the duration of animations. Stored; has no effect here.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
  open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.last?.timing }
  /// Sets the pace of animations. Stored; has no effect here.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { change { $0.timing = function } }
  /// A value by its key: only whether actions are disabled, and the duration.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationDuration: animationDuration()
    default: nil
    }
  }
  /// Sets a value by its key: only whether actions are disabled, and the duration.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
    case kCATransactionAnimationDuration: setAnimationDuration(anObject as? Double ?? 0.25)
    default: break
    }
  }
}

public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransition = "transition"
