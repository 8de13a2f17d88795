#if !canImport(ObjectiveC)
// The timers of ported code. They fire while a test awaits, too: then no run loop turns.
extension Timer {
  /// Makes a timer that calls a closure, for `Timer(timeInterval:repeats:block:)` in ported code.
  public static func ofApp(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer { ofApp(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block) }

  /// Makes a timer that calls a closure at a date, for `Timer(fire:interval:repeats:block:)` in ported code.
  public static func ofApp(
    fire date: Date,
    interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer { MainTimer(fire: date, interval: interval, repeats: repeats, action: block) }

  /// Makes a timer that calls an object's method, and retains the object until it ends.
  public static func ofApp(
    timeInterval interval: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    ofApp(
      fireAt: Date(timeIntervalSinceNow: interval),
      interval: interval,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
  }

  /// Makes a timer that calls an object's method at a date, and retains the object until it ends.
  public static func ofApp(
    fireAt date: Date,
    interval: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    MainTimer(
      fire: date,
      interval: interval,
      repeats: yesOrNo,
      userInfo: userInfo,
      target: aTarget as AnyObject,
      selector: aSelector
    )
  }

  /// Makes a timer that calls a closure, and schedules it, for `Timer.scheduledTimer(withTimeInterval:repeats:block:)`
  /// in ported code.
  @discardableResult
  public static func scheduledTimerOfApp(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = ofApp(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.current.start(timer, forMode: .default)
    return timer
  }
}

extension RunLoop {
  /// Adds a timer, for `add(_:forMode:)` in ported code.
  public func addOfApp(_ timer: Timer, forMode mode: RunLoop.Mode) { start(timer, forMode: mode) }

  /// Adds a port, for `add(_:forMode:)` in ported code.
  public func addOfApp(_ port: Port, forMode mode: RunLoop.Mode) { add(port, forMode: mode) }
}
#endif
