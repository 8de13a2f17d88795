/// The values of the sections that are being rendered, the innermost last.
struct ContextStack {
  private var values: [MustacheValue] = []
  /// The values that have keys. Sections that only repeat or test a value don't slow down the search for a key.
  private var objects: [MustacheValue] = []

  init(_ value: MustacheValue) {
    push(value)
  }

  /// The number of objects in which a name is looked up at most.
  var depth: Int { objects.count }

  mutating func push(_ value: MustacheValue) {
    values.append(value)
    if value.isObject { objects.append(value) }
  }

  mutating func pop() {
    if values.removeLast().isObject { objects.removeLast() }
  }

  func lookUp(_ name: Name) -> MustacheValue? {
    switch name {
    case .current:
      return values.last
    case .key(let key):
      return innermost(key)
    case .path(let keys):
      // The first key determines the value. Outer values are not searched for the other keys.
      var value = innermost(keys[0])
      for key in keys.dropFirst() { value = value?[key] }
      return value
    }
  }

  private func innermost(_ key: String) -> MustacheValue? {
    var index = objects.count
    while index > 0 {
      index -= 1
      if let found = objects[index][key] { return found }
    }
    return nil
  }
}

extension MustacheValue {
  /// Whether the value has keys.
  fileprivate var isObject: Bool {
    switch self {
    case .object, .record: true
    default: false
    }
  }
}
