import ReuseGenDeclarations

/// The prefixes that the classes of a project's own have in common, as in Objective-C: "FS" in `FSCalendar`.
struct ClassPrefixes {
  /// The number of classes that make a prefix the project's own.
  private static let minimumCount = 3

  private let own: Set<String>

  init(_ classNames: [String]) {
    var counts: [String: Int] = [:]
    for name in classNames {
      guard let prefix = Self.prefix(of: name) else { continue }
      counts[prefix, default: 0] += 1
    }
    own = Set(counts.filter { $0.value >= Self.minimumCount && !AppleClass.hasPrefix($0.key) }.keys)
  }

  func contains(prefixOf name: String) -> Bool { Self.prefix(of: name).map(own.contains) ?? false }

  /// The capitals before the first word of a name; `nil` if there are fewer than two.
  private static func prefix(of name: String) -> String? {
    let capitals = name.prefix { $0.isUppercase }
    // The last one begins the word.
    guard capitals.count > 2, capitals.count < name.count else { return nil }
    return String(capitals.dropLast())
  }
}
