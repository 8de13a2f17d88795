extension MustacheValue: ExpressibleByNilLiteral {
  package init(nilLiteral: ()) { self = .null }
}

extension MustacheValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension MustacheValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self = .int(value) }
}

extension MustacheValue: ExpressibleByFloatLiteral {
  package init(floatLiteral value: Double) { self = .number(value) }
}

extension MustacheValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .string(value) }
}

extension MustacheValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: MustacheValue...) { self = .array(elements) }
}

extension MustacheValue: ExpressibleByDictionaryLiteral {
  /// For duplicate keys, the last value is kept.
  package init(dictionaryLiteral elements: (String, MustacheValue)...) {
    // With room for what a list adds to its elements.
    var object = [String: MustacheValue](minimumCapacity: elements.count + 2)
    for (key, value) in elements { object[key] = value }
    self = .object(object)
  }
}
