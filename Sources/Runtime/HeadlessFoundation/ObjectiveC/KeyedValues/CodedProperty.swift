#if canImport(ObjectiveC)
/// A property that is set by key-value coding: one with `@IBOutlet`, `@IBInspectable` or `@objc`. Its observers run.
@MainActor
struct CodedProperty {
  /// The property's type. Of a computed property it isn't known, so any value counts as fitting.
  let type: Any.Type
  private let key: String
  private let stored: StoredProperty?

  /// The property of a key; `nil` if the object has no setter that Objective-C finds.
  init?(_ key: String, of object: AnyObject) {
    guard let first = key.first, let object = object as? NSObject else { return nil }
    let setter = NSSelectorFromString("set\(first.uppercased())\(key.dropFirst()):")
    guard object.responds(to: setter) else { return nil }
    self.key = key
    stored = StoredProperty(key, of: Swift.type(of: object))
    type = stored?.type ?? AnyObject?.self
  }

  /// Sets the property. Returns whether the value has the property's type, which Objective-C doesn't check.
  func store(_ value: Any?, in object: AnyObject) -> Bool {
    guard let object = object as? NSObject, stored?.accepts(value) != false else { return false }
    object.setValue(Self.boxed(value), forKey: key)
    return true
  }

  /// The current value; `nil` also for a property that can't be read.
  func load(from object: AnyObject) -> Any? {
    guard let object = object as? NSObject, object.responds(to: NSSelectorFromString(key)) else { return nil }
    return object.value(forKey: key)
  }

  /// Key-value coding converts an `NSNumber` to the number type of the property.
  private static func boxed(_ value: Any?) -> Any? {
    guard let number = value as? RuntimeNumber else { return value }
    return number.whole.map { NSNumber(value: $0) } ?? NSNumber(value: number.value)
  }
}
#endif
