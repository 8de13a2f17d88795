#if !canImport(ObjectiveC)
// Members of a protocol, unlike those of `NSObject`, can be declared again in classes.
extension NSObjectProtocol {
  /// The name of the class, with its module.
  public static func description() -> String { String(reflecting: self) }

  /// Whether the object's class lists the method in `KeyedActions`.
  @preconcurrency
  @MainActor
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { KeyedAction.isOffered($0, by: self) } ?? false
  }

  /// Calls a method that the object's class lists in `KeyedActions`. The result of the method isn't returned.
  @preconcurrency
  @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any! = nil) -> Unmanaged<AnyObject>! {
    if let aSelector { KeyedAction.perform(aSelector, on: self, sender: object) }
    return nil
  }

  /// Calls a method that the class lists in `KeyedActions`, with the first object. The result of the method is not
  /// returned.
  @preconcurrency
  @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    if let aSelector { KeyedAction.perform(aSelector, on: self, sender: object1) }
    return nil
  }

  /// The object that receives messages that this one doesn't implement. Nothing forwards messages here.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Calls a method on the main queue after a delay. The object and the argument are retained until then.
  @preconcurrency
  @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let timer = MainTimer(fire: Date(timeIntervalSinceNow: delay)) { timer in
      DelayedCalls.remove(timer)
      MainQueue.perform(aSelector, on: self, sender: anArgument)
    }
    DelayedCalls.add(timer, of: self, aSelector)
    RunLoop.main.start(timer, forMode: .default)
  }
}

extension NSObjectProtocol {
  /// Calls a method on the main queue.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let argument = arg
    nonisolated(unsafe) let target = self
    if wait {
      MainQueue.run { KeyedAction.perform(aSelector, on: target, sender: argument) }
    } else {
      DispatchQueue.main.async { KeyedAction.perform(aSelector, on: target, sender: argument) }
    }
  }
  /// Calls a method, on the main queue.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
  }
  /// Sets properties by their names.
  @preconcurrency
  @MainActor
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }
  /// The values of properties by their names.
  @preconcurrency
  @MainActor
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
  }
}

extension NSObject {
  /// The class itself.
  public static func classForCoder() -> AnyClass { self }
  /// The superclass of the class.
  public static func superclass() -> AnyClass? { _getSuperclass(self) }
}

extension NSObject {
  /// Cancels the calls that are delayed.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel(of: aTarget as AnyObject, nil)
  }

  /// Cancels the calls of a method that are delayed.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object: Any?)
  {
    DelayedCalls.cancel(of: aTarget as AnyObject, aSelector)
  }
}

/// The timers of delayed calls.
private enum DelayedCalls {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var all: [(timer: Timer, target: ObjectIdentifier, selector: Selector)] = []

  static func add(_ timer: Timer, of target: AnyObject, _ selector: Selector) {
    lock.withLock { all.append((timer, ObjectIdentifier(target), selector)) }
  }

  static func remove(_ timer: Timer) { lock.withLock { all.removeAll { $0.timer === timer } } }

  static func cancel(of target: AnyObject, _ selector: Selector?) {
    let isCanceled: ((timer: Timer, target: ObjectIdentifier, selector: Selector)) -> Bool = {
      $0.target == ObjectIdentifier(target) && (selector == nil || $0.selector == selector)
    }
    let canceled = lock.withLock {
      let found = all.filter(isCanceled)
      all.removeAll(where: isCanceled)
      return found
    }
    // A timer releases its target, which may cancel calls in its turn.
    for call in canceled { call.timer.invalidate() }
  }
}
#endif
