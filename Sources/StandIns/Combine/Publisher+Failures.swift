extension Publisher {
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    AnyPublisher { observer in
      var isEnded = false
      return self.observe(
        { value in
          guard !isEnded else { return }
          do {
            observer.value(try transform(value))
          } catch {
            isEnded = true
            observer.completion(.failure(error))
          }
        },
        { if !isEnded { observer.completion($0.mapError { $0 }) } }
      )
    }
  }

  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
    tryMap(transform).compactMap { $0 }
  }

  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tryCompactMap { try isIncluded($0) ? $0 : nil }
  }

  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    retries > 0 ? self.catch { _ in self.retry(retries - 1) } : eraseToAnyPublisher()
  }

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { observer in self.observe(observer.value, { observer.completion($0.mapError(transform)) }) }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { observer in
      self.observe(
        observer.value,
        {
          if case .failure = $0 { observer.value(output) }
          observer.completion(.finished)
        }
      )
    }
  }

  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
  where P.Output == Output {
    AnyPublisher { observer in
      var second: AnyCancellable?
      let first = self.observe(
        observer.value,
        {
          switch $0 {
          case .finished: observer.completion(.finished)
          case .failure(let error): second = handler(error).observe(observer.value, observer.completion)
          }
        }
      )
      return AnyCancellable {
        first.cancel()
        second?.cancel()
      }
    }
  }

  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    AnyPublisher { observer in
      self.observe(
        observer.value,
        {
          if case .failure(let error) = $0 { fatalError("\(prefix)\(error)", file: file, line: line) }
          observer.completion(.finished)
        }
      )
    }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { observer in self.observe(observer.value, { _ in observer.completion(.finished) }) }
  }
}

extension Subscribers.Completion {
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
