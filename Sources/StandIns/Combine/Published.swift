import HeadlessFoundation

/// A property whose changes are published: subscribers have the new value before the property has it.
@propertyWrapper
public struct Published<Value> {
  /// The value, and those who observe it.
  final class Property {
    var value: Value
    let changes = PassthroughSubject<Value, Never>()
    /// The publishers that set the property.
    var subscriptions: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func set(_ new: Value) {
      PendingChanges.shared.during {
        changes.send(new)
        value = new
      }
    }
  }

  private let property: Property

  public init(wrappedValue: Value) { property = Property(wrappedValue) }
  public init(initialValue: Value) { property = Property(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { property.value }
    set { property.set(newValue) }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].property.value }
    set {
      let property = owner[keyPath: storage].property
      PendingChanges.shared.during {
        (owner as? any ObservableObject)?.announceChange()
        property.changes.send(newValue)
        property.value = newValue
      }
    }
  }

  public var projectedValue: Publisher {
    get { Publisher(property) }
    // `assign(to: &$name)` needs a setter.
    set {}
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let property: Property

    init(_ property: Property) { self.property = property }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      AnyPublisher<Value, Never> { observer in
        observer.value(property.value)
        return property.changes.observe(observer.value, observer.completion)
      }.receive(subscriber: subscriber)
    }
  }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  public func send() { subject.send() }
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    if let known = objc_getAssociatedObject(self, publisherKey) as? ObservableObjectPublisher { return known }
    let new = ObservableObjectPublisher()
    objc_setAssociatedObject(self, publisherKey, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }
}

extension ObservableObject {
  fileprivate func announceChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}

nonisolated(unsafe) private let publisherKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
)
