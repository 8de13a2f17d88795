/// The values of the sections that are being written, the innermost last.
struct ContextStack {
  private var values: [MustacheValue] = []
  /// Those of the values that have keys: looking for one takes no longer for sections that only repeat or ask.
  private var objects: [[String: MustacheValue]] = []

  init(_ value: MustacheValue) {
    push(value)
  }

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
      // The first key decides which value it is about: further out, nothing is looked for any more.
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
