#if !canImport(ObjectiveC)
extension NSSortDescriptor {
  /// Compares the values of a key: `NSSortDescriptor(key:ascending:)`, for which `reusegen port` writes it.
  ///
  /// Values are found as by `value(forKey:)`, and in dictionaries by their key.
  public convenience init(valueOfKey key: String?, ascending: Bool) {
    self.init(valueOfKey: key, ascending: ascending) { ComparedValues.compare($0, $1) }
  }

  public convenience init(valueOfKey key: String?, ascending: Bool, selector: Selector?) {
    let isExact = selector.map { $0.name == "compare:" } ?? true
    let isStandard = selector?.name == "localizedStandardCompare:"
    let ignoresCase = selector?.name.lowercased().contains("caseinsensitive") ?? false
    self.init(valueOfKey: key, ascending: ascending) { left, right in
      guard !isExact, let first = left as? String, let second = right as? String else {
        return ComparedValues.compare(left, right)
      }
      if isStandard { return first.localizedStandardCompare(second) }
      return ignoresCase ? first.localizedCaseInsensitiveCompare(second) : first.localizedCompare(second)
    }
  }

  public convenience init(valueOfKey key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      let values = ComparedValues.values(left, right, key)
      return comparator(values.0, values.1)
    }
  }
}

/// The values that sort descriptors and collations compare.
package enum ComparedValues {
  private final class Found: @unchecked Sendable { var values: (Any, Any) = (NSNull(), NSNull()) }

  package static func values(_ left: Any, _ right: Any, _ path: String?) -> (Any, Any) {
    nonisolated(unsafe) let (first, second) = (left, right)
    let found = Found()
    MainActor.assumeIsolated {
      if let value = value(of: first, path) { found.values.0 = value }
      if let value = value(of: second, path) { found.values.1 = value }
    }
    return found.values
  }

  @MainActor
  package static func value(of object: Any, _ path: String?) -> Any? {
    guard let path, path != "self" else { return object }
    var value: Any? = object
    for key in path.split(separator: ".").map(String.init) {
      if let dictionary = value as? [AnyHashable: Any] {
        value = dictionary[key]
      } else {
        value = value.flatMap { stored(key, of: $0) ?? ($0 as? any NSObjectProtocol)?.value(forKey: key) }
      }
    }
    return value
  }

  /// The value of a stored property, which may be a constant.
  private static func stored(_ key: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) {
        let optional = Mirror(reflecting: child.value)
        return optional.displayStyle == .optional ? optional.children.first?.value ?? NSNull() : child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The order of two strings, numbers or dates. What is missing comes first.
  package static func compare(_ left: Any, _ right: Any) -> ComparisonResult {
    switch (left, right) {
    case (is NSNull, is NSNull): .orderedSame
    case (is NSNull, _): .orderedAscending
    case (_, is NSNull): .orderedDescending
    case (let first as String, let second as String): first.compare(second)
    case (let first as Date, let second as Date): first.compare(second)
    default: number(left).compare(number(right))
    }
  }

  private static func number(_ value: Any) -> NSNumber {
    if let number = value as? NSNumber { return number }
    if let number = value as? any BinaryInteger { return NSNumber(value: Int64(clamping: number)) }
    if let number = value as? any BinaryFloatingPoint { return NSNumber(value: Double(number)) }
    return NSNumber(value: (value as? Bool) ?? false)
  }
}
#endif
