#if !canImport(ObjectiveC)
extension Timer {
  /// Makes a timer that never fires, as a property's first value.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
  }

  /// Makes a timer that calls an object's method. The object's class lists the method in `KeyedActions`.
  ///
  /// Unlike Foundation's on Apple's platforms the timer doesn't retain the object, and its `userInfo` is `nil`. In
  /// ported code, `Timer.ofApp(timeInterval:target:selector:userInfo:repeats:)` replaces it.
  public convenience init(
    timeInterval interval: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let target = WeakObject(aTarget as AnyObject)
    let date = Date(timeIntervalSinceNow: interval)
    self.init(fire: date, interval: interval, repeats: yesOrNo) { target.perform(aSelector, sender: $0) }
  }

  public convenience init(
    fireAt date: Date,
    interval: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let target = WeakObject(aTarget as AnyObject)
    self.init(fire: date, interval: interval, repeats: yesOrNo) { target.perform(aSelector, sender: $0) }
  }

  /// Makes a timer that calls an object's method, and schedules it in the current run loop. It retains the object until
  /// it is invalidated, or has fired if it doesn't repeat.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = MainTimer(
      fire: Date(timeIntervalSinceNow: interval),
      interval: interval,
      repeats: yesOrNo,
      userInfo: userInfo,
      target: aTarget as AnyObject,
      selector: aSelector
    )
    RunLoop.current.start(timer, forMode: .default)
    return timer
  }
}
#endif
