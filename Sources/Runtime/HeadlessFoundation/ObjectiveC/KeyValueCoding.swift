#if !canImport(ObjectiveC)
// Members of a protocol, unlike those of `NSObject`, can be declared again in classes.
extension NSObjectProtocol {
  /// The value of a property that the object's class lists in `KeyedOutlets`, of a UIKit property that documents can
  /// set, or of a stored property.
  ///
  /// Private properties of UIKit's classes don't exist: `setValue(_:forKey:)` keeps their values; others are `nil`,
  /// with a warning. For an unknown key of another class the program stops, as on Apple's platforms.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    if let accessor = KeyAccessor(key, of: self) { return unwrapped(accessor.load(from: self)) }
    return UndefinedKeys.of(self, key)[key]
  }

  /// Sets the property of a key. A private UIKit property is kept under its key and has no effect.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    guard let accessor = KeyAccessor(key, of: self) else {
      UndefinedKeys.set(value, of: self, key)
      return
    }
    if !accessor.store(RuntimeNumber.boxing(value), in: self) {
      stop(
        "[<\(String(reflecting: type(of: self)))> setValue:forKey:]: the property \(key) is of the type "
          + "\(accessor.type), and the value is of the type \(value.map { "\(type(of: $0))" } ?? "nil")"
      )
    }
  }

  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let object = value as? any NSObjectProtocol else { return nil }
      value = object.value(forKey: String(key))
    }
    return value
  }

  /// Sets the value at the end of a path of keys. Does nothing if the path ends early.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".")
    guard let last = keys.last else { return }
    let path = keys.dropLast().joined(separator: ".")
    let owner = path.isEmpty ? self : self.value(forKeyPath: path) as? any NSObjectProtocol
    owner?.setValue(value, forKey: String(last))
  }
}

extension UserDefaults {
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

/// A value without the optionals of its property: no value is `nil`, as for Objective-C.
private func unwrapped(_ value: Any?) -> Any? {
  guard let value, let optional = value as? any OptionalValue else { return value }
  return unwrapped(optional.anyValue)
}

private protocol OptionalValue {
  var anyValue: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var anyValue: Any? { self }
}

/// The values under keys that no property has: those of private properties of UIKit's classes.
@MainActor
private enum UndefinedKeys {
  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func of(_ object: any NSObjectProtocol, _ name: String) -> [String: Any] {
    guard isOfUIKit(object) else {
      stop(
        "[<\(String(reflecting: type(of: object)))> valueForUndefinedKey:]: this class is not key value coding-compliant "
          + "for the key \(name). (Declare a stored variable of this name, or list it as a KeyedOutlet)"
      )
    }
    let type = String(reflecting: type(of: object))
    warnOnce(
      "\(type) has no property for the key \(name) here. A value that is set for the key is kept, and has no effect. A "
        + "device stops if there is no such property",
      about: "key \(type).\(name)"
    )
    return objc_getAssociatedObject(object, key) as? [String: Any] ?? [:]
  }

  static func set(_ value: Any?, of object: any NSObjectProtocol, _ name: String) {
    var values = of(object, name)
    values[name] = value
    objc_setAssociatedObject(object, key, values, .OBJC_ASSOCIATION_RETAIN)
  }

  /// Whether a class of the object is one of the runtime's.
  private static func isOfUIKit(_ object: Any) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if RuntimeModules.contains(current.subjectType) { return true }
      mirror = current.superclassMirror
    }
    return false
  }
}
#endif
