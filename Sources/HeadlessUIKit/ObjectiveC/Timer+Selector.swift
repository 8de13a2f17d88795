#if !canImport(ObjectiveC)
extension Timer {
  /// Makes a timer that never fires, as a property's first value.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
  }

  /// Makes a timer that calls an object's method. The object's class lists the method in `KeyedActions`. Unlike
  /// Foundation's on Apple's platforms the timer doesn't retain the object.
  public convenience init(
    timeInterval interval: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let target = WeakObject(aTarget as AnyObject)
    self.init(timeInterval: interval, repeats: yesOrNo) { target.perform(aSelector, sender: $0) }
    TimerInformation.set(userInfo, of: self)
  }

  /// Makes a timer that calls an object's method, and schedules it in the current run loop.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// The object that the timer was made with.
  public var userInfo: Any? { TimerInformation.get(of: self) }
}

/// The user information of timers, which Foundation doesn't store here.
private enum TimerInformation {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var all: [ObjectIdentifier: (timer: WeakTimer, value: Any)] = [:]

  private struct WeakTimer {
    weak var timer: Timer?
  }

  static func set(_ value: Any?, of timer: Timer) {
    lock.withLock {
      all = all.filter { $0.value.timer.timer != nil }
      all[ObjectIdentifier(timer)] = value.map { (WeakTimer(timer: timer), $0) }
    }
  }

  static func get(of timer: Timer) -> Any? {
    lock.withLock { all[ObjectIdentifier(timer)].flatMap { $0.timer.timer === timer ? $0.value : nil } }
  }
}
#endif
