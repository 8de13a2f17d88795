/// The values of the sections that are being written, the innermost last.
struct ContextStack {
  private var values: [MustacheValue]

  init(_ value: MustacheValue) {
    values = [value]
  }

  mutating func push(_ value: MustacheValue) { values.append(value) }

  mutating func pop() { values.removeLast() }

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
    for value in values.reversed() {
      if let found = value[key] { return found }
    }
    return nil
  }
}
