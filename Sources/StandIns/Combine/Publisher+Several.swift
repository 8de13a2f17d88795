extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { observer, group in
      group.add(self) { value, group in group.add(transform(value)) { value, _ in observer.value(value) } }
    }
  }

  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { observer, group in
      var latest: Int?
      group.add(self) { inner, group in
        if let latest { group.remove(latest) }
        latest = group.add(inner) { value, _ in observer.value(value) }
      }
    }
  }

  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).eraseToAnyPublisher()
  }

  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure { Publishers.CombineLatest(self, other).eraseToAnyPublisher() }

  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map(transform) }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P,
    _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, second, third).eraseToAnyPublisher()
  }

  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    Publishers.Zip(self, other).eraseToAnyPublisher()
  }

  /// One subscription for all subscribers.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var upstream: AnyCancellable?
    var count = 0
    return AnyPublisher { observer in
      let subscription = subject.observe(observer.value, observer.completion)
      count += 1
      if upstream == nil { upstream = self.observe({ subject.send($0) }, { subject.send(completion: $0) }) }
      return AnyCancellable {
        subscription.cancel()
        count -= 1
        if count == 0 { upstream = nil }
      }
    }
  }
}

public enum Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B) {
      all = AnyPublisher { observer, group in
        var latest: (a: A.Output?, b: B.Output?) = (nil, nil)
        func pass() {
          if let a = latest.a, let b = latest.b { observer.value((a, b)) }
        }
        group.addAll {
          $0.add(a) { value, _ in
            latest.a = value
            pass()
          }
          $0.add(b) { value, _ in
            latest.b = value
            pass()
          }
        }
      }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C) {
      all = CombineLatest(CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      all = CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B) {
      all = AnyPublisher { observer, group in
        var waiting: (a: [A.Output], b: [B.Output]) = ([], [])
        func pass() {
          if !waiting.a.isEmpty, !waiting.b.isEmpty {
            observer.value((waiting.a.removeFirst(), waiting.b.removeFirst()))
          }
        }
        group.addAll {
          $0.add(a) { value, _ in
            waiting.a.append(value)
            pass()
          }
          $0.add(b) { value, _ in
            waiting.b.append(value)
            pass()
          }
        }
      }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { observer, group in
        group.addAll { group in for next in publishers { group.add(next) { value, _ in observer.value(value) } } }
      }.receive(subscriber: subscriber)
    }
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B) { all = a.merge(with: b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }
}

/// The subscriptions to several publishers, which end together.
private final class Group<Failure: Error> {
  private var members: [Int: AnyCancellable] = [:]
  private var open: Set<Int> = []
  private var next = 0
  private var complete: ((Subscribers.Completion<Failure>) -> Void)?

  init(_ complete: @escaping (Subscribers.Completion<Failure>) -> Void) { self.complete = complete }

  /// Adds publishers that don't end the group before all of them are there.
  func addAll(_ add: (Group) -> Void) {
    open.insert(-1)
    add(self)
    open.remove(-1)
    endIfDone()
  }

  @discardableResult
  func add<P: Publisher>(_ publisher: P, _ pass: @escaping (P.Output, Group) -> Void) -> Int
  where P.Failure == Failure {
    let number = next
    next += 1
    open.insert(number)
    let subscription = publisher.observe(
      { [self] value in if complete != nil, open.contains(number) { pass(value, self) } },
      { [self] completion in
        switch completion {
        case .finished:
          open.remove(number)
          members[number] = nil
          endIfDone()
        case .failure:
          let complete = complete
          cancel()
          complete?(completion)
        }
      }
    )
    if open.contains(number), complete != nil { members[number] = subscription }
    return number
  }

  func remove(_ number: Int) {
    open.remove(number)
    members.removeValue(forKey: number)?.cancel()
  }

  private func endIfDone() {
    guard open.isEmpty, let complete else { return }
    self.complete = nil
    complete(.finished)
  }

  func cancel() {
    complete = nil
    open = []
    let members = members
    self.members = [:]
    for member in members.values { member.cancel() }
  }
}

extension AnyPublisher {
  /// The subscriptions that `start` adds to the group end with the observation.
  fileprivate init(start: @escaping (Observer, Group<Failure>) -> Void) {
    self.init { observer in
      let group = Group(observer.completion)
      start(observer, group)
      return AnyCancellable { group.cancel() }
    }
  }
}
