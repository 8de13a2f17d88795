#if !canImport(ObjectiveC)
import HeadlessUIKit
import Testing

/// Timers and delayed calls: in tests that await, where no run loop turns, and in tests that run one.
@MainActor struct TimerTests {
  fileprivate final class Ticking: NSObject {
    var infos: [String] = []

    func tick(_ timer: Timer) { infos.append("\(timer.userInfo ?? "-")") }
    func take(_ text: String) { infos.append(text) }

    @MainActor static var keyedActions: [KeyedAction] {
      [
        KeyedAction("tick:") { (object: Ticking, timer: Timer) in object.tick(timer) },
        KeyedAction("take:") { (object: Ticking, text: String) in object.take(text) },
      ]
    }
  }

  private final class Weak {
    weak var object: Ticking?
  }

  enum Source: CaseIterable, Sendable {
    case delayedCall, timer, repeatingTimer

    var count: Int { self == .repeatingTimer ? 3 : 1 }

    @MainActor fileprivate func start(_ target: Ticking) -> Timer? {
      switch self {
      case .delayedCall:
        target.perform("take:", with: "a", afterDelay: 0.01)
        return nil
      case .timer, .repeatingTimer:
        let repeats = self == .repeatingTimer
        return Timer.scheduledTimer(
          timeInterval: 0.01,
          target: target,
          selector: "tick:",
          userInfo: "a",
          repeats: repeats
        )
      }
    }
  }

  @Test(arguments: Source.allCases) func itFiresWhileATestAwaits(source: Source) async throws {
    await Task.yield()
    let target = Ticking()
    let timer = source.start(target)
    for _ in 0..<1_000 where target.infos.count < source.count { try await Task.sleep(nanoseconds: 10_000_000) }
    timer?.invalidate()
    #expect(target.infos.count >= source.count)
    #expect(Set(target.infos) == ["a"])
  }

  @Test(arguments: Source.allCases) func itFiresWhileATestRunsTheRunLoop(source: Source) {
    let target = Ticking()
    let timer = source.start(target)
    for _ in 0..<1_000 where target.infos.count < source.count {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    }
    timer?.invalidate()
    #expect(target.infos.count >= source.count)
    #expect(Set(target.infos) == ["a"])
  }

  @Test(arguments: [Source.delayedCall, .timer]) func aDateHasOneCall(source: Source) async throws {
    let target = Ticking()
    _ = source.start(target)
    Self.runTheRunLoop(for: 0.1)
    #expect(target.infos == ["a"])
    try await Task.sleep(nanoseconds: 100_000_000)
    #expect(target.infos == ["a"])
  }

  /// An action that runs the run loop isn't called again in it.
  @Test func anActionMayRunTheRunLoop() async throws {
    var calls = 0
    let timer = Timer.scheduledTimerOfApp(withTimeInterval: 0.01, repeats: false) { _ in
      MainActor.assumeIsolated {
        calls += 1
        Self.runTheRunLoop(for: 0.05)
      }
    }
    for _ in 0..<1_000 where calls == 0 { try await Task.sleep(nanoseconds: 10_000_000) }
    try await Task.sleep(nanoseconds: 50_000_000)
    #expect(calls == 1 && !timer.isValid)
  }

  private static func runTheRunLoop(for duration: TimeInterval) {
    RunLoop.current.run(until: Date(timeIntervalSinceNow: duration))
  }

  @Test(arguments: [Source.timer, .repeatingTimer]) func aTimerRetainsItsTargetUntilItIsInvalidated(source: Source) {
    let target = Weak()
    let timer: Timer?
    do {
      let new = Ticking()
      target.object = new
      timer = source.start(new)
    }
    #expect(target.object != nil)
    timer?.invalidate()
    #expect(target.object == nil)
  }

  @Test(arguments: [Source.delayedCall, .timer]) func whatHasFiredReleasesItsTarget(source: Source) {
    let target = Weak()
    do {
      let new = Ticking()
      target.object = new
      _ = source.start(new)
    }
    #expect(target.object != nil)
    for _ in 0..<1_000 where target.object != nil { Self.runTheRunLoop(for: 0.01) }
    #expect(target.object == nil)
  }

  @Test func aCanceledCallReleasesItsTarget() throws {
    let target = Weak()
    do {
      let new = Ticking()
      target.object = new
      new.perform("take:", with: "a", afterDelay: 60)
    }
    try NSObject.cancelPreviousPerformRequests(withTarget: #require(target.object))
    #expect(target.object == nil)
  }
}

extension TimerTests.Ticking: KeyedActions {}
#endif
