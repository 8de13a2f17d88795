/// The keys of an object of the template's context.
struct ContextKeys<Key: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  /// The keys' names, in the order of the cases.
  let names: [String]
  private let cases: [Key]
  private let positions: NamePositions

  init() {
    cases = Array(Key.allCases)
    names = cases.map(\.rawValue)
    positions = NamePositions(names)
  }

  /// The key of a name; `nil` if the object doesn't have it.
  subscript(name: String) -> Key? {
    guard let position = positions[name] else { return nil }
    return cases[position]
  }
}

/// The positions of names in a list.
///
/// They are looked up by their lengths, which few share: comparing with these takes less than hashing a name.
private struct NamePositions {
  private var byLength: [[(name: String, position: Int)]] = []

  init(_ names: [String]) {
    for (position, name) in names.enumerated() {
      while byLength.count <= name.utf8.count { byLength.append([]) }
      byLength[name.utf8.count].append((name, position))
    }
  }

  subscript(name: String) -> Int? {
    let length = name.utf8.count
    guard length < byLength.count else { return nil }
    let known = byLength[length]
    // A debug build takes longer to iterate.
    var index = 0
    while index < known.count {
      if known[index].name == name { return known[index].position }
      index += 1
    }
    return nil
  }
}
