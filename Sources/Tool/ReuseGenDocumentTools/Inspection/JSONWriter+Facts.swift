import ReuseGenJSONWriting

/// Members as a document's facts have them: those without a value are left out.
extension JSONWriter {
  mutating func add(_ key: String, _ value: String?) {
    guard let value else { return }
    self.key(key)
    string(value)
  }

  /// Writes a member only if its value is `true`.
  mutating func addTrue(_ key: String, _ value: Bool) {
    guard value else { return }
    self.key(key)
    bool(true)
  }

  mutating func addObject(_ key: String, _ members: (inout JSONWriter) -> Void) {
    self.key(key)
    object(members)
  }

  mutating func addList<Item>(_ key: String, _ items: [Item], _ members: (Item, inout JSONWriter) -> Void) {
    self.key(key)
    array { list in
      for item in items { list.object { members(item, &$0) } }
    }
  }
}
