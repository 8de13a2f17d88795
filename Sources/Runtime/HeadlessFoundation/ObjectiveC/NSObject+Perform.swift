#if !canImport(ObjectiveC)
// Members of a protocol, unlike those of `NSObject`, can be declared again in classes.
extension NSObjectProtocol {
  public static func description() -> String { String(reflecting: self) }

  /// Whether the object's class lists the method in `KeyedActions`.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { KeyedAction.isOffered($0, by: self) } ?? false
  }

  /// Calls a method that the object's class lists in `KeyedActions`. The result of the method isn't returned.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any! = nil) -> Unmanaged<AnyObject>! {
    if let aSelector { KeyedAction.perform(aSelector, on: self, sender: object) }
    return nil
  }

  /// Calls a method that the object's class lists in `KeyedActions`, with both objects. The result of the method isn't
  /// returned.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    if let aSelector { KeyedAction.perform(aSelector, on: self, sender: object1, event: object2) }
    return nil
  }

  /// The object that receives messages that this one doesn't implement. Nothing forwards messages here.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let timer = MainTimer(fire: Date(timeIntervalSinceNow: delay)) { timer in
      DelayedCalls.remove(timer)
      MainQueue.perform(aSelector, on: self, sender: anArgument)
    }
    DelayedCalls.add(DelayedCall(timer: timer, target: self, selector: aSelector, argument: anArgument))
    RunLoop.main.start(timer, forMode: .default)
  }

  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let argument = arg
    nonisolated(unsafe) let target = self
    if wait {
      MainQueue.run { KeyedAction.perform(aSelector, on: target, sender: argument) }
    } else {
      DispatchQueue.main.async { KeyedAction.perform(aSelector, on: target, sender: argument) }
    }
  }
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
  }
  @preconcurrency @MainActor
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }
  @preconcurrency @MainActor
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
  }
}

extension NSObject {
  public static func classForCoder() -> AnyClass { self }
  public static func superclass() -> AnyClass? { _getSuperclass(self) }

  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = aTarget as AnyObject
    DelayedCalls.cancel { $0.target === target }
  }

  /// Cancels the calls of a method that are delayed, and whose argument is equal; `nil` is only equal to `nil`.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object: Any?)
  {
    let target = aTarget as AnyObject
    DelayedCalls.cancel { $0.target === target && $0.selector == aSelector && $0.hasArgument(object) }
  }
}

/// A call that is delayed. It retains its target and its argument, as the timer does.
private struct DelayedCall {
  let timer: Timer
  let target: AnyObject
  let selector: Selector
  let argument: Any?

  func hasArgument(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let argument = argument as? AnyHashable { return argument == other as? AnyHashable }
    return argument as AnyObject === other as AnyObject
  }
}

private enum DelayedCalls {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var all: [DelayedCall] = []

  static func add(_ call: DelayedCall) { lock.withLock { all.append(call) } }

  static func remove(_ timer: Timer) { _ = take { $0.timer === timer } }

  static func cancel(where isCanceled: (DelayedCall) -> Bool) {
    for call in take(where: isCanceled) { call.timer.invalidate() }
  }

  /// Removes calls. They are released outside of the lock, because their targets may cancel calls in their turn.
  private static func take(where isTaken: (DelayedCall) -> Bool) -> [DelayedCall] {
    lock.withLock {
      let taken = all.filter(isTaken)
      all.removeAll(where: isTaken)
      return taken
    }
  }
}
#endif
