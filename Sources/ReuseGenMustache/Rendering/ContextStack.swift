/// The values of the sections that are being rendered, the innermost last.
struct ContextStack {
  private var values: [MustacheValue] = []
  /// The values that have keys. Sections that only repeat or test a value don't slow down the search for a key.
  private var objects: [[String: MustacheValue]] = []

  init(_ value: MustacheValue) {
    push(value)
  }

  /// The number of objects in which a name is looked up at most.
  var depth: Int { objects.count }

  mutating func push(_ value: MustacheValue) {
    values.append(value)
    if case .object(let object) = value { objects.append(object) }
  }

  mutating func pop() {
    if case .object = values.removeLast() { objects.removeLast() }
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
    for object in objects.reversed() {
      if let found = object[key] { return found }
    }
    return nil
  }
}
