/// The names in a source that can be those of types or nibs, by their hashes, so that they cost little memory.
struct NameSet: Sendable {
  /// Longer texts are no names.
  private static let longestName = 128

  private var hashes: Set<UInt64> = []

  mutating func insert(_ bytes: some Collection<UInt8>) {
    if bytes.count <= Self.longestName { hashes.insert(Self.hash(bytes)) }
  }

  func contains(_ name: String) -> Bool { hashes.contains(Self.hash(name.utf8)) }

  /// FNV-1a.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
