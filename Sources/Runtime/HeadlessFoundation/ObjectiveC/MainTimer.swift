#if !canImport(ObjectiveC)
/// A timer that fires on the main queue, too.
///
/// While a test awaits, the main thread is parked, and the main actor runs on other threads: no run loop turns. A timer
/// of this class fires on the queue then, and in the run loop of a test that runs one, but only once for each date.
///
/// Foundation never releases a timer and its block on Linux. This one releases its action when it ends.
package final class MainTimer: Timer {
  private var action: ((Timer) -> Void)?
  private var information: Any?
  private var source: (any DispatchSourceTimer)?
  /// Whether the action runs. It may run a run loop, in which the timer doesn't fire again.
  private var isFiring = false

  /// - Parameters:
  ///   - date: The date at which the timer fires first.
  ///   - interval: The time between two dates, if the timer repeats.
  ///   - repeats: Whether the timer fires until it is invalidated.
  ///   - userInfo: An object of the program.
  ///   - action: The closure that is called. It is retained until the timer is invalidated, or has fired for the last
  ///     time.
  package init(
    fire date: Date,
    interval: TimeInterval = 0,
    repeats: Bool = false,
    userInfo: Any? = nil,
    action: @escaping (Timer) -> Void
  ) {
    self.action = action
    information = userInfo
    super.init(fire: date, interval: repeats ? max(interval, 0.000_1) : 0, repeats: repeats) {
      ($0 as? MainTimer)?.act()
    }
  }

  /// A timer that calls an object's method.
  package convenience init(
    fire date: Date,
    interval: TimeInterval,
    repeats: Bool,
    userInfo: Any?,
    target: AnyObject,
    selector: Selector
  ) {
    self.init(fire: date, interval: interval, repeats: repeats, userInfo: userInfo) {
      MainQueue.perform(selector, on: target, sender: $0)
    }
  }

  package override var userInfo: Any? { information }

  package override var fireDate: Date { didSet { aim() } }

  package override func invalidate() {
    super.invalidate()
    nonisolated(unsafe) let timer = self
    if MainQueue.isCurrent { end() } else { DispatchQueue.main.async { timer.end() } }
  }

  /// Fires on the main queue from now on.
  fileprivate func follow() {
    guard source == nil else { return }
    let new = DispatchSource.makeTimerSource(queue: .main)
    source = new
    nonisolated(unsafe) let timer = self
    new.setEventHandler { timer.fireIfDue() }
    aim()
    new.activate()
  }

  /// Waits for the date, or a day if it is later than that.
  private func aim() { source?.schedule(deadline: .now() + min(max(0, fireDate.timeIntervalSinceNow), 86_400)) }

  private func fireIfDue() {
    if isFiring || !isValid { return }
    let lateness = Date().timeIntervalSince(fireDate)
    guard lateness >= 0 else { return aim() }
    // As in a run loop, a timer that is late leaves out the dates that it missed.
    if timeInterval > 0 { fireDate += timeInterval * ((lateness / timeInterval).rounded(.down) + 1) }
    fire()
  }

  private func act() {
    if source != nil, !MainQueue.isCurrent {
      // Other code runs the run loop of a thread on which the main queue was before.
      nonisolated(unsafe) let timer = self
      return DispatchQueue.main.async { timer.act() }
    }
    guard !isFiring, let action else { return }
    isFiring = true
    action(self)
    isFiring = false
    if timeInterval == 0 { end() } else { aim() }
  }

  private func end() {
    (action, information) = (nil, nil)
    source?.cancel()
    source = nil
  }
}

extension RunLoop {
  /// Whether this is the run loop of the main queue's code: that of the main thread, or of the thread that runs it now.
  package var isOfMainQueue: Bool { self == RunLoop.main || MainQueue.isCurrent && self == RunLoop.current }

  /// Adds a timer. A `MainTimer` of the main queue's code fires on the queue, too.
  package func start(_ timer: Timer, forMode mode: RunLoop.Mode) {
    guard isOfMainQueue else { return add(timer, forMode: mode) }
    (MainQueue.isCurrent ? RunLoop.current : self).add(timer, forMode: mode)
    (timer as? MainTimer)?.follow()
  }
}
#endif
