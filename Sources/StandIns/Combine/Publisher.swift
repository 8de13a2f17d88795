// Combine's names, for apps on Linux. Values are delivered at once, on the thread that sends them.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    observe({ subject.send($0) }, { subject.send(completion: $0) })
  }

  /// Subscribes closures, which receive all values.
  func observe(
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

/// A publisher of one type for all others.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Observer = (
    value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void
  )

  private let start: (Observer) -> AnyCancellable

  /// Observers are started by a closure, which returns what ends the observation.
  init(start: @escaping (Observer) -> AnyCancellable) { self.start = start }

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    start = { publisher.observe($0.value, $0.completion) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = Relay(subscriber)
    subscriber.receive(subscription: subscription)
    subscription.start(start)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The subscription of an `AnyPublisher`: passes on what is requested, and nothing after the end.
private final class Relay<S: Subscriber>: Subscription {
  private var subscriber: S?
  private var upstream: AnyCancellable?
  private var demand = Subscribers.Demand.none
  /// The values that arrived before they were requested.
  private var waiting: [S.Input] = []
  private var completion: Subscribers.Completion<S.Failure>?
  private var isEnded = false

  init(_ subscriber: S) { self.subscriber = subscriber }

  func start(_ start: (AnyPublisher<S.Input, S.Failure>.Observer) -> AnyCancellable) {
    guard subscriber != nil else { return }
    let upstream = start((value: { self.pass($0) }, completion: { self.end($0) }))
    if isEnded || subscriber == nil { upstream.cancel() } else { self.upstream = upstream }
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    let values = waiting
    waiting = []
    for value in values { pass(value) }
    if let completion, waiting.isEmpty { end(completion) }
  }

  private func pass(_ value: S.Input) {
    guard let subscriber, !isEnded else { return }
    guard demand > 0 else { return waiting.append(value) }
    demand -= 1
    demand += subscriber.receive(value)
  }

  private func end(_ completion: Subscribers.Completion<S.Failure>) {
    guard let subscriber, !isEnded else { return }
    guard waiting.isEmpty else {
      self.completion = completion
      return
    }
    isEnded = true
    self.subscriber = nil
    upstream = nil
    subscriber.receive(completion: completion)
  }

  func cancel() {
    subscriber = nil
    upstream?.cancel()
    upstream = nil
  }
}
