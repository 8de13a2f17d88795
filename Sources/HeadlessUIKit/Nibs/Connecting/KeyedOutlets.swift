/// A class that lists outlets and runtime attributes that are set by name.
///
/// Documents can set the stored properties of any class, also private ones, but property observers don't run. They do
/// for properties that a class lists here. A subclass adds to the list of its superclass if the superclass declares it
/// in its own braces: Swift doesn't allow overriding declarations of extensions.
///
/// ```swift
/// class PersonCell: UITableViewCell, KeyedOutlets {
///   private weak var nameLabel: UILabel! { didSet { nameLabel.text = nil } }
///   class var keyedOutlets: [KeyedOutlet] { [KeyedOutlet("nameLabel", \PersonCell.nameLabel)] }
/// }
///
/// final class FriendCell: PersonCell {
///   private var since = 0 { didSet { setNeedsLayout() } }
///   override class var keyedOutlets: [KeyedOutlet] {
///     super.keyedOutlets + [KeyedOutlet("since", \FriendCell.since)]
///   }
/// }
/// ```
@preconcurrency
@MainActor
public protocol KeyedOutlets: AnyObject {
  /// The properties that are set by name.
  static var keyedOutlets: [KeyedOutlet] { get }
}

/// A property that a document sets by its name.
@preconcurrency
@MainActor
public struct KeyedOutlet {
  let key: String
  let type: Any.Type
  /// Whether the object has the property and the value its type.
  let store: @MainActor (AnyObject, Any?) -> Bool
  let load: @MainActor (AnyObject) -> Any?
  let belongs: @MainActor (AnyObject) -> Bool

  /// A property under the name that Interface Builder knows it by.
  public init<Root: AnyObject, Value>(_ key: String, _ property: ReferenceWritableKeyPath<Root, Value>) {
    self.init(key, Value.self) { (root: Root, value: Value) in
      root[keyPath: property] = value
    } load: { root in
      root[keyPath: property]
    }
  }

  init<Root: AnyObject, Value>(
    _ key: String,
    _ type: Value.Type,
    store: @escaping @MainActor (Root, Value) -> Void,
    load: @escaping @MainActor (Root) -> Any? = { _ in nil }
  ) {
    self.key = key
    self.type = type
    self.store = { object, value in
      guard let root = object as? Root, let typed = KeyedValue.convert(value, to: Value.self) else { return false }
      store(root, typed)
      return true
    }
    self.load = { ($0 as? Root).flatMap(load) }
    belongs = { $0 is Root }
  }
}

/// Converts values of documents to the types of properties.
enum KeyedValue {
  /// Whether a type, or the type that it is an optional of, is a protocol.
  static func isProtocol(_ type: Any.Type) -> Bool {
    let type = (type as? any Emptiable.Type)?.wrapped ?? type
    // The first word of a type's metadata is its kind, or a pointer for a class.
    let existential = 0x303
    return unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == existential
  }

  /// The value as a `Value`; `nil` if it has another type.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return (Value.self as? any Emptiable.Type)?.empty as? Value }
    if let typed = value as? Value { return typed }
    guard let number = value as? RuntimeNumber else { return nil }
    let double = number.value
    let whole = number.whole ?? (double == double.rounded() && abs(double) < 1e15 ? Int(double) : nil)
    let forms: [Any?] = [
      whole, double, CGFloat(double), Float(double), double != 0, whole.flatMap { UInt(exactly: $0) },
      whole.flatMap { Int8(exactly: $0) }, whole.flatMap { Int16(exactly: $0) }, whole.flatMap { Int32(exactly: $0) },
      whole.flatMap { Int64(exactly: $0) }, whole.flatMap { UInt8(exactly: $0) }, NSNumber(value: double),
    ]
    for case let form? in forms {
      if let typed = form as? Value { return typed }
    }
    return nil
  }
}

/// A type that has a value for "nothing".
private protocol Emptiable {
  static var empty: Any { get }
  static var wrapped: Any.Type { get }
}

extension Optional: Emptiable {
  fileprivate static var empty: Any { Self.none as Any }
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
