extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { observe(receiveValue, receiveCompletion) }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { observe(receiveValue, { _ in }) }

  /// Sets a property of an object, which the subscription holds.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    observe({ object[keyPath: keyPath] = $0 }, { _ in })
  }

  /// Sets a published property as long as it exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let property = published.property
    property.subscriptions.append(observe({ [weak property] in property?.set($0) }, { _ in }))
  }
}
