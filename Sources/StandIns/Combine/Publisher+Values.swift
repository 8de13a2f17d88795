extension Publisher {
  /// A publisher that passes on what a closure makes of each value.
  func passing<Other>(
    _ pass: @escaping (Output, (Other) -> Void) -> Void
  ) -> AnyPublisher<Other, Failure> {
    AnyPublisher { observer in self.observe({ pass($0, observer.value) }, observer.completion) }
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    passing { $1(transform($0)) }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    passing { value, pass in transform(value).map(pass) }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { if isIncluded($0) { $1($0) } }
  }

  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      var isEmpty = true
      return self.observe(
        {
          isEmpty = false
          observer.value($0)
        },
        {
          if case .finished = $0, isEmpty { observer.value(output) }
          observer.completion($0)
        }
      )
    }
  }

  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }

  public func removeDuplicates(by isEqual: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    keeping(nil as Output?) { last, value, pass in
      if let last, isEqual(last, value) { return }
      last = value
      pass(value)
    }
  }

  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable { removeDuplicates(by: ==) }

  public func scan<T>(_ first: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    keeping(first) { total, value, pass in
      total = next(total, value)
      pass(total)
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    keeping(count) { left, value, pass in
      if left > 0 { left -= 1 } else { pass(value) }
    }
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    keeping(true) { drops, value, pass in
      drops = drops && predicate(value)
      if !drops { pass(value) }
    }
  }

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      receiveSubscription?(Subscriptions.empty)
      var isEnded = false
      let upstream = self.observe(
        {
          receiveOutput?($0)
          observer.value($0)
        },
        {
          isEnded = true
          receiveCompletion?($0)
          observer.completion($0)
        }
      )
      return AnyCancellable {
        if !isEnded { receiveCancel?() }
        upstream.cancel()
      }
    }
  }

  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(start)receive \($0)") },
      receiveCancel: { Swift.print("\(start)receive cancel") }
    )
  }

  /// A publisher with a state of its own for each subscriber.
  func keeping<State, Other>(
    _ first: State,
    _ pass: @escaping (inout State, Output, (Other) -> Void) -> Void
  ) -> AnyPublisher<Other, Failure> {
    AnyPublisher { observer in
      var state = first
      return self.observe({ pass(&state, $0, observer.value) }, observer.completion)
    }
  }
}

// MARK: - Ends

extension Publisher {
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    ending { count, _ in count >= maxLength }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  public func last() -> AnyPublisher<Output, Failure> { collect().compactMap(\.last) }

  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }

  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> where Output: Equatable {
    contains { $0 == output }
  }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  public func collect() -> AnyPublisher<[Output], Failure> { collect(.max).replaceEmpty(with: []) }

  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { observer in
      var values: [Output] = []
      return self.observe(
        {
          values.append($0)
          if values.count < count { return }
          observer.value(values)
          values = []
        },
        {
          if case .finished = $0, !values.isEmpty { observer.value(values) }
          observer.completion($0)
        }
      )
    }
  }

  public func reduce<T>(_ first: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    collect().map { $0.reduce(first, next) }
  }

  public func count() -> AnyPublisher<Int, Failure> { collect().map(\.count) }

  public func ignoreOutput() -> AnyPublisher<Never, Failure> { passing { _, _ in } }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      for element in elements { observer.value(element) }
      return self.observe(observer.value, observer.completion)
    }
  }

  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      self.observe(
        observer.value,
        {
          if case .finished = $0 { for element in elements { observer.value(element) } }
          observer.completion($0)
        }
      )
    }
  }

  /// Ends after the value for which a closure returns true; its first argument counts the values.
  private func ending(_ isLast: @escaping (Int, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      var count = 0
      var isEnded = false
      let upstream = self.observe(
        { value in
          guard !isEnded else { return }
          count += 1
          isEnded = isLast(count, value)
          observer.value(value)
          if isEnded { observer.completion(.finished) }
        },
        { if !isEnded { observer.completion($0) } }
      )
      return upstream
    }
  }
}
