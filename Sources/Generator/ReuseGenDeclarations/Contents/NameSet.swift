/// The names in a source that can be those of types or nibs, by their hashes, so that they cost little memory. A word
/// and a string literal with the same text are two names.
///
/// A project has millions of them, so this is a plain table with linear probing: a name hashes once, and its slot has
/// four bytes.
package struct NameSet: Sendable {
  /// The maximum length of a name, in bytes.
  private static let longestName = 128
  private static let smallestTable = 32

  /// The hashes at or after the index that they determine; 0 is an empty slot. The count is a power of two.
  private(set) var slots: [UInt32] = []
  private(set) var count = 0

  init() {}

  /// - Parameter hashes: The hashes of the names, each once.
  init(hashes: [UInt32]) {
    guard !hashes.isEmpty else { return }
    var size = Self.smallestTable
    while 4 * hashes.count > 3 * size { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for hash in hashes where hash != 0 { insert(hash) }
  }

  mutating func insert(_ bytes: some Collection<UInt8>, isLiteral: Bool = false) {
    guard bytes.count <= Self.longestName else { return }
    add(Self.hash(bytes, isLiteral: isLiteral))
  }

  private mutating func add(_ hash: UInt32) {
    if !slots.isEmpty, slots[slot(of: hash)] == hash { return }
    // At most three quarters of the slots are used.
    if 4 * count >= 3 * slots.count { grow() }
    insert(hash)
  }

  /// Adds the names of another source.
  mutating func formUnion(_ other: NameSet) {
    for hash in other.slots where hash != 0 { add(hash) }
  }

  /// Whether it contains a name as a word or as a string literal.
  package func containsWordOrLiteral(_ name: String) -> Bool { contains(name) || contains(name, isLiteral: true) }

  package func contains(_ name: String, isLiteral: Bool = false) -> Bool {
    guard !slots.isEmpty else { return false }
    let hash = Self.hash(of: name, isLiteral: isLiteral)
    return slots[slot(of: hash)] == hash
  }

  private mutating func insert(_ hash: UInt32) {
    let slot = slot(of: hash)
    guard slots[slot] != hash else { return }
    slots[slot] = hash
    count += 1
  }

  /// The slot that has a hash, or the empty one for it.
  private func slot(of hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: max(Self.smallestTable, 2 * old.count))
    count = 0
    for hash in old where hash != 0 { insert(hash) }
  }

  /// The hash of a name; never 0.
  static func hash(of name: String, isLiteral: Bool = false) -> UInt32 {
    var name = name
    return name.withUTF8 { hash($0, isLiteral: isLiteral) }
  }

  /// All collections that names come from have their bytes in one place.
  private static func hash(_ bytes: some Collection<UInt8>, isLiteral: Bool) -> UInt32 {
    bytes.withContiguousStorageIfAvailable { hash($0, isLiteral: isLiteral) }
      ?? Array(bytes).withUnsafeBufferPointer { hash($0, isLiteral: isLiteral) }
  }

  /// FNV-1a, folded to 32 bits; never 0.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, isLiteral: Bool) -> UInt32 {
    let (prime, basis): (UInt64, UInt64) = (0x100_0000_01B3, 0xCBF2_9CE4_8422_2325)
    // A literal begins with its quotation mark.
    var hash = isLiteral ? (basis ^ 0x22) &* prime : basis
    // In a debug build, an iterator makes several calls for each byte.
    if let first = bytes.baseAddress {
      var index = 0
      while index < bytes.count {
        hash = (hash ^ UInt64(first[index])) &* prime
        index &+= 1
      }
    }
    return max(UInt32(truncatingIfNeeded: hash ^ (hash >> 32)), 1)
  }
}
