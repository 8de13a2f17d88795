/// Excludes names that a set doesn't contain, from their lengths and first letters, without hashing them.
struct NameFilter: Hashable, Sendable {
  private var bits: UInt64 = 0

  init(_ names: some Sequence<String>) {
    for name in names { bits |= Self.bit(of: name) }
  }

  /// Whether the set may contain a name; false only if it doesn't.
  func mayContain(_ name: String) -> Bool { bits & Self.bit(of: name) != 0 }

  private static func bit(of name: String) -> UInt64 {
    let bytes = name.utf8
    return 1 &<< ((UInt64(truncatingIfNeeded: bytes.count) &+ 7 &* UInt64(bytes.first ?? 0)) & 63)
  }
}
