/// Converts values of documents to the types of properties.
package enum KeyedValue {
  /// Whether a type, or the type that it is an optional of, is a protocol.
  package static func isProtocol(_ type: Any.Type) -> Bool {
    let type = (type as? any Emptiable.Type)?.wrapped ?? type
    // The first word of a type's metadata is its kind, or a pointer for a class.
    let existential = 0x303
    return unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == existential
  }

  /// Whether a type, or the type that it is an optional of, is a subclass of a class.
  package static func isClass(_ type: Any.Type, below superclass: Any.Type) -> Bool {
    guard let superclass = superclass as? AnyClass else { return false }
    var next: AnyClass? = ((type as? any Emptiable.Type)?.wrapped ?? type) as? AnyClass
    while let found = next {
      if found === superclass { return true }
      next = _getSuperclass(found)
    }
    return false
  }

  /// The value as a `Value`; `nil` if it has another type.
  package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
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
    // UIKit's enumerations are numbers for Objective-C.
    func open<Raw: RawRepresentable>(_ type: Raw.Type) -> Any? {
      for case let form? in forms {
        if let raw = form as? Raw.RawValue { return Raw(rawValue: raw) }
      }
      return nil
    }
    let wanted = (Value.self as? any Emptiable.Type)?.wrapped ?? Value.self
    guard let type = wanted as? any RawRepresentable.Type, RuntimeModules.contains(wanted) else { return nil }
    return open(type) as? Value
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
