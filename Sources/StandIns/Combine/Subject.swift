public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject, in their order.
final class Audience<Output, Failure: Error> {
  private var members: [Membership<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  /// Adds a subscriber. Without demand it misses values, or has the current one as soon as it asks.
  func add<S: Subscriber>(_ subscriber: S, current: (() -> Output)?) where S.Input == Output, S.Failure == Failure {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: completion)
    }
    let member = Membership(subscriber, current: current) { [weak self] member in
      self?.members.removeAll { $0 === member }
    }
    members.append(member)
    subscriber.receive(subscription: member)
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for member in members { member.pass(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let members = members
    self.members = []
    for member in members { member.end(completion) }
  }
}

final class Membership<Output, Failure: Error>: Subscription {
  private var receive: ((Output) -> Subscribers.Demand)?
  private var complete: ((Subscribers.Completion<Failure>) -> Void)?
  private let current: (() -> Output)?
  private let leave: (Membership) -> Void
  private var demand = Subscribers.Demand.none
  /// Whether the subscriber doesn't have the current value yet.
  private var lacksCurrent: Bool

  init<S: Subscriber>(
    _ subscriber: S,
    current: (() -> Output)?,
    leave: @escaping (Membership) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    receive = { subscriber.receive($0) }
    complete = { subscriber.receive(completion: $0) }
    (self.current, self.leave, lacksCurrent) = (current, leave, current != nil)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    if lacksCurrent, let current { pass(current()) }
  }

  func pass(_ value: Output) {
    guard demand > 0, let receive else {
      lacksCurrent = current != nil
      return
    }
    lacksCurrent = false
    demand -= 1
    demand += receive(value)
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let complete = complete
    (receive, self.complete) = (nil, nil)
    complete?(completion)
  }

  func cancel() {
    (receive, complete) = (nil, nil)
    leave(self)
  }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber, current: nil)
  }

  public func send(_ value: Output) { audience.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber, current: { self.current })
  }

  public func send(_ value: Output) {
    current = value
    audience.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
