public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  public struct Demand: Hashable, Comparable, Sendable {
    /// `nil` is unlimited.
    private let count: Int?

    public static let unlimited = Demand(count: nil)
    public static let none = Demand(count: 0)
    public static func max(_ value: Int) -> Demand { Demand(count: value) }

    public var max: Int? { count }

    public static func < (left: Demand, right: Demand) -> Bool { left.count ?? .max < right.count ?? .max }
    public static func > (left: Demand, right: Int) -> Bool { left.count ?? .max > right }
    public static func == (left: Demand, right: Int) -> Bool { left.count == right }
    public static func += (left: inout Demand, right: Demand) {
      left = Demand(count: left.count.flatMap { own in right.count.map { own + $0 } })
    }
    public static func + (left: Demand, right: Demand) -> Demand {
      var sum = left
      sum += right
      return sum
    }
    public static func -= (left: inout Demand, right: Int) { left = Demand(count: left.count.map { $0 - right }) }
  }

  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public private(set) var receiveValue: (Input) -> Void
    public private(set) var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isCanceled = false

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) { (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue) }

    public func receive(subscription: any Subscription) {
      if isCanceled { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      if !isCanceled { receiveValue(value) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let receive = receiveCompletion
      let wasCanceled = isCanceled
      end()
      if !wasCanceled { receive(completion) }
    }

    public func cancel() {
      isCanceled = true
      let subscription = subscription
      end()
      subscription?.cancel()
    }

    /// Lets go of what the closures hold.
    private func end() {
      subscription = nil
      receiveValue = { _ in }
      receiveCompletion = { _ in }
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
