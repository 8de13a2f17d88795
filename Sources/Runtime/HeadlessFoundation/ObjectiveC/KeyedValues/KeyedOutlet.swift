/// A property that a document sets by its name.
@preconcurrency @MainActor
public struct KeyedOutlet {
  package let key: String
  package let type: Any.Type
  /// The class that has the property.
  let root: ObjectIdentifier
  /// Whether the object has the property and the value its type.
  package let store: @MainActor (AnyObject, Any?) -> Bool
  package let load: @MainActor (AnyObject) -> Any?

  /// A property under the name that Interface Builder knows it by.
  public init<Root: AnyObject, Value>(_ key: String, _ property: ReferenceWritableKeyPath<Root, Value>) {
    self.init(key, Value.self) { (root: Root, value: Value) in
      root[keyPath: property] = value
    } load: { root in
      root[keyPath: property]
    }
  }

  package init<Root: AnyObject, Value>(
    _ key: String,
    _ type: Value.Type,
    store: @escaping @MainActor (Root, Value) -> Void,
    load: @escaping @MainActor (Root) -> Any? = { _ in nil }
  ) {
    self.key = key
    self.type = type
    root = ObjectIdentifier(Root.self)
    self.store = { object, value in
      guard let root = object as? Root, let typed = KeyedValue.convert(value, to: Value.self) else { return false }
      store(root, typed)
      return true
    }
    self.load = { ($0 as? Root).flatMap(load) }
  }

  /// A property that paths of keys lead through, as in `titleLabel.numberOfLines`, and that can't be set.
  package init<Root: AnyObject, Value>(reading key: String, _ property: KeyPath<Root, Value>) {
    self.key = key
    type = Value.self
    root = ObjectIdentifier(Root.self)
    store = { _, _ in false }
    load = { ($0 as? Root)?[keyPath: property] }
  }
}
