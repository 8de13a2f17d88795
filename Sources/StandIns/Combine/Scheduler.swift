public import HeadlessFoundation

/// A span of time: `.seconds(1)`, `.milliseconds(300)`, `0.3`.
public struct SchedulerTimeSpan: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  let seconds: TimeInterval

  init(seconds: TimeInterval) { self.seconds = seconds }
  public init(floatLiteral value: TimeInterval) { seconds = value }
  public init(integerLiteral value: Int) { seconds = TimeInterval(value) }
  public init(_ seconds: TimeInterval) { self.seconds = seconds }

  public static func seconds(_ value: Int) -> Self { Self(seconds: TimeInterval(value)) }
  public static func seconds(_ value: Double) -> Self { Self(seconds: value) }
  public static func milliseconds(_ value: Int) -> Self { Self(seconds: TimeInterval(value) / 1e3) }
  public static func microseconds(_ value: Int) -> Self { Self(seconds: TimeInterval(value) / 1e6) }
  public static func nanoseconds(_ value: Int) -> Self { Self(seconds: TimeInterval(value) / 1e9) }
}

public protocol Scheduler {
  /// Runs an action now on the main thread if this schedules there, or else soon.
  func schedule(_ action: @escaping () -> Void)
  func schedule(after span: SchedulerTimeSpan, _ action: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
  /// The options of code that schedules with a queue. Nothing here depends on them.
  public struct SchedulerOptions: Sendable {
    public init(qos: DispatchQoS = .unspecified) {}
  }

  public func schedule(_ action: @escaping () -> Void) {
    // On Linux, each access to the main queue makes another object.
    if label == DispatchQueue.main.label, MainQueue.isCurrent { return PendingChanges.shared.run(action) }
    let box = Unchecked(action)
    async { box.value() }
  }

  public func schedule(after span: SchedulerTimeSpan, _ action: @escaping () -> Void) {
    let box = Unchecked(action)
    asyncAfter(deadline: .now() + span.seconds) { box.value() }
  }
}

extension RunLoop: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    // The main run loop doesn't turn while a test awaits.
    if isOfMainQueue { return DispatchQueue.main.schedule(action) }
    let box = Unchecked(action)
    perform(inModes: [.common]) { box.value() }
  }

  public func schedule(after span: SchedulerTimeSpan, _ action: @escaping () -> Void) {
    start(MainTimer(fire: Date(timeIntervalSinceNow: span.seconds)) { _ in action() }, forMode: .common)
  }
}

extension OperationQueue: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    if self === OperationQueue.main, MainQueue.isCurrent { return PendingChanges.shared.run(action) }
    let box = Unchecked(action)
    addOperation { box.value() }
  }

  public func schedule(after span: SchedulerTimeSpan, _ action: @escaping () -> Void) {
    let box = Unchecked(action)
    DispatchQueue.main.asyncAfter(deadline: .now() + span.seconds) { [self] in schedule(box.value) }
  }
}

/// Runs everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()

  public func schedule(_ action: @escaping () -> Void) { action() }
  public func schedule(after span: SchedulerTimeSpan, _ action: @escaping () -> Void) { action() }
}
