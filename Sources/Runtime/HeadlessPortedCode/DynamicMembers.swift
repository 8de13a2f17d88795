#if !canImport(ObjectiveC)
/// The members of an object whose class isn't known, which Swift finds in `AnyObject` with Objective-C.
///
/// `reusegen port` replaces `(sender as AnyObject).tag` by `DynamicMembers(of: sender as AnyObject).tag`. A property is
/// `nil` if no class of the object has it, and is unwrapped where a value is needed, as with Objective-C. A method that
/// the object doesn't have stops the program.
@preconcurrency @MainActor
public struct DynamicMembers {
  /// The object, whatever its class.
  public let object: AnyObject

  /// The members of an object.
  public init(of object: AnyObject) { self.object = object }

  /// The members of an object that may be absent.
  public init?(unwrapping object: AnyObject?) {
    guard let object else { return nil }
    self.object = object
  }

  func from<Object, Value>(_ path: KeyPath<Object, Value>) -> Value? { (object as? Object)?[keyPath: path] }

  func cast<Object>(to type: Object.Type, _ method: String) -> Object {
    if let object = object as? Object { return object }
    stop("-[\(Swift.type(of: object)) \(method)]: unrecognized selector sent to the instance \(object)")
  }
}

// MARK: - Any object

// The names are Apple's.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DynamicMembers {
  public var description: String! { (object as? CustomStringConvertible)?.description ?? String(describing: object) }
  public var hash: Int! { (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue }

  public func isEqual(_ other: Any?) -> Bool {
    (object as? NSObject)?.isEqual(other) ?? (other.map { $0 as AnyObject === object } ?? false)
  }
  public func isKind(of aClass: AnyClass) -> Bool {
    var next: AnyClass? = type(of: object)
    while let current = next {
      if current == aClass { return true }
      next = _getSuperclass(current)
    }
    return false
  }
  public func isMember(of aClass: AnyClass) -> Bool { type(of: object) == aClass }
  public func responds(to aSelector: Selector!) -> Bool { (object as? NSObject)?.responds(to: aSelector) ?? false }
  public func value(forKey key: String) -> Any? {
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    if let defaults = object as? UserDefaults { return defaults.object(forKey: key) }
    return cast(to: NSObject.self, "valueForKey:").value(forKey: key)
  }
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let dictionary = object as? NSDictionary else {
      return cast(to: NSObject.self, "valueForKeyPath:").value(forKeyPath: keyPath)
    }
    return keyPath.split(separator: ".").reduce(dictionary as Any?) { value, key in
      value.flatMap { DynamicMembers(of: $0 as AnyObject).value(forKey: String(key)) }
    }
  }
  public func setValue(_ value: Any?, forKey key: String) {
    cast(to: NSObject.self, "setValue:forKey:").setValue(value, forKey: key)
  }
}

// MARK: - Foundation

// The names are Apple's.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DynamicMembers {
  public var boolValue: Bool! { from(\NSNumber.boolValue) ?? from(\NSString.boolValue) }
  public var intValue: Int! { from(\NSNumber.intValue) ?? from(\NSString.integerValue) }
  public var integerValue: Int! { intValue }
  public var int64Value: Int64! { from(\NSNumber.int64Value) ?? from(\NSString.longLongValue) }
  public var longLongValue: Int64! { int64Value }
  public var uintValue: UInt! { from(\NSNumber.uintValue) }
  public var floatValue: Float! { from(\NSNumber.floatValue) ?? from(\NSString.floatValue) }
  public var doubleValue: Double! { from(\NSNumber.doubleValue) ?? from(\NSString.doubleValue) }
  public var stringValue: String! { from(\NSNumber.stringValue) }
  public var cgRectValue: CGRect! { object as? CGRect ?? from(\NSValue.cgRectValue) }
  public var cgPointValue: CGPoint! { object as? CGPoint ?? from(\NSValue.cgPointValue) }
  public var cgSizeValue: CGSize! { object as? CGSize ?? from(\NSValue.cgSizeValue) }
  public var rangeValue: NSRange! { object as? NSRange ?? from(\NSValue.rangeValue) }
  public var length: Int! {
    from(\NSString.length) ?? from(\NSData.length) ?? from(\NSAttributedString.length)
  }
  public var count: Int! {
    from(\NSArray.count) ?? from(\NSDictionary.count) ?? from(\NSSet.count) ?? from(\NSOrderedSet.count)
  }
  public var firstObject: Any?! { from(\NSArray.firstObject) }
  public var lastObject: Any?! { from(\NSArray.lastObject) }
  public var allKeys: [Any]! { from(\NSDictionary.allKeys) }
  public var allValues: [Any]! { from(\NSDictionary.allValues) }
  public var lastPathComponent: String! { from(\NSString.lastPathComponent) }
  public var pathExtension: String! { from(\NSString.pathExtension) }
  public var domain: String! { from(\NSError.domain) }
  public var code: Int! { from(\NSError.code) }
  public var localizedDescription: String! { from(\NSError.localizedDescription) }
  public var userInfo: Any! {
    if let notification = object as? NSNotification { return notification.userInfo ?? [:] }
    return from(\NSError.userInfo) ?? (object as? Timer)?.userInfo
  }

  public subscript(key: String) -> Any?! { (object as? NSDictionary).map { $0.object(forKey: key) } }
  public subscript(index: Int) -> Any! {
    guard let array = object as? NSArray, index < array.count else { return nil }
    return array.object(at: index)
  }

  public func object(forKey aKey: Any) -> Any? {
    if let defaults = object as? UserDefaults { return defaults.object(forKey: "\(aKey)") }
    return cast(to: NSDictionary.self, "objectForKey:").object(forKey: aKey)
  }
  public func object(at index: Int) -> Any { cast(to: NSArray.self, "objectAtIndex:").object(at: index) }
  public func objectEnumerator() -> NSEnumerator {
    (object as? NSArray)?.objectEnumerator() ?? cast(to: NSDictionary.self, "objectEnumerator").objectEnumerator()
  }
  public func components(separatedBy separator: String) -> [String] {
    cast(to: NSString.self, "componentsSeparatedByString:").components(separatedBy: separator)
  }
  public func isEqual(to string: String) -> Bool { cast(to: NSString.self, "isEqualToString:").isEqual(to: string) }
  public func invalidate() { cast(to: Timer.self, "invalidate").invalidate() }
}
#endif
