import HeadlessFoundation

extension Publisher {
  /// Delivers values on a scheduler. On the main thread, the main queue's are delivered at once, so that a test sees
  /// them, or as soon as a published property has its value; on a device, they are delivered in a later turn.
  public func receive<S: Scheduler>(on scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer, gate in
      self.observe(
        { value in scheduler.schedule { if gate.isOpen { observer.value(value) } } },
        { completion in scheduler.schedule { if gate.isOpen { observer.completion(completion) } } }
      )
    }
  }

  /// Subscribes at once, whatever the scheduler.
  public func subscribe<S: Scheduler>(on scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  public func delay<S: Scheduler>(
    for interval: SchedulerTimeSpan,
    tolerance: SchedulerTimeSpan? = nil,
    scheduler: S,
    options: Any? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer, gate in
      self.observe(
        { value in scheduler.schedule(after: interval) { if gate.isOpen { observer.value(value) } } },
        { end in scheduler.schedule(after: interval) { if gate.isOpen { observer.completion(end) } } }
      )
    }
  }

  public func debounce<S: Scheduler>(
    for dueTime: SchedulerTimeSpan,
    scheduler: S,
    options: Any? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer, gate in
      self.observe(
        { value in
          gate.count += 1
          let number = gate.count
          scheduler.schedule(after: dueTime) { if gate.isOpen, gate.count == number { observer.value(value) } }
        },
        observer.completion
      )
    }
  }

  /// Passes the first value at once, and then one in each interval.
  public func throttle<S: Scheduler>(
    for interval: SchedulerTimeSpan,
    scheduler: S,
    latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer, gate in
      var waiting: Output?
      func pause() {
        gate.count = 1
        scheduler.schedule(after: interval) {
          gate.count = 0
          guard gate.isOpen, let value = waiting else { return }
          waiting = nil
          observer.value(value)
          pause()
        }
      }
      return self.observe(
        { value in
          if gate.count == 0 {
            observer.value(value)
            pause()
          } else if latest || waiting == nil {
            waiting = value
          }
        },
        observer.completion
      )
    }
  }
}

/// Whether values pass that were scheduled earlier.
private final class Gate {
  var isOpen = true
  var count = 0
}

extension AnyPublisher {
  /// Values pass until the subscription ends, also those that were scheduled before.
  fileprivate init(start: @escaping (Observer, Gate) -> AnyCancellable) {
    self.init { observer in
      let gate = Gate()
      let upstream = start(observer, gate)
      return AnyCancellable {
        gate.isOpen = false
        upstream.cancel()
      }
    }
  }
}
