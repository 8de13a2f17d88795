/// The keys of an object of the template's context.
struct ContextKeys<Key: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  /// The keys' names, in the order of the cases.
  let names: [String]
  // A dictionary, because the initializer of an enum compares a name with all cases.
  private let keys: [String: Key]

  init() {
    names = Key.allCases.map(\.rawValue)
    keys = Dictionary(uniqueKeysWithValues: zip(names, Key.allCases))
  }

  /// The key of a name; `nil` if the object doesn't have it.
  subscript(name: String) -> Key? { keys[name] }
}
