#if !canImport(ObjectiveC)
extension Timer {
  /// Makes a timer that never fires, as a property's first value.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
  }

  /// Makes a timer that calls an object's method. The object's class lists the method in `KeyedActions`. Unlike
  /// Foundation's on Apple's platforms the timer doesn't retain the object. Foundation's `userInfo` stays `nil`.
  public convenience init(
    timeInterval interval: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let target = WeakObject(aTarget as AnyObject)
    self.init(timeInterval: interval, repeats: yesOrNo) { target.perform(aSelector, sender: $0) }
  }

  /// Makes a timer that calls an object's method at a date, and then at an interval.
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
}
#endif
