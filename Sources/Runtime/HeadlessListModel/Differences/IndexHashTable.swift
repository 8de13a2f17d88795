/// An open-addressed hash table of indices into lists.
///
/// The elements stay in the lists. The table holds hashes, and calls back to compare elements whose hashes agree.
struct IndexHashTable {
  private struct Slot {
    /// The index plus one; 0 for a free slot.
    var index: UInt32 = 0
    /// The upper half of the hash; the lower half determines the slot.
    var hash: UInt32 = 0
  }

  private var slots: [Slot]
  private let mask: Int

  /// A table that holds up to `capacity` indices.
  init(capacity: Int) {
    var count = 16
    while count < capacity * 2 { count *= 2 }
    slots = [Slot](repeating: Slot(), count: count)
    mask = count - 1
  }

  /// Adds an index whose element is known to differ from those of all indices in the table.
  @inline(__always)
  mutating func add(_ index: Int, hash: Int) {
    var slot = hash & mask
    while slots[slot].index != 0 { slot = (slot &+ 1) & mask }
    slots[slot] = Slot(index: UInt32(index + 1), hash: Self.upperHalf(of: hash))
  }

  /// The index of an equal element; `nil` if there is none, and `index` was added.
  @inline(__always)
  mutating func find(orAdd index: Int, hash: Int, isEqual: (Int) -> Bool) -> Int? {
    let upper = Self.upperHalf(of: hash)
    var slot = hash & mask
    while slots[slot].index != 0 {
      let found = Int(slots[slot].index) - 1
      if slots[slot].hash == upper, isEqual(found) { return found }
      slot = (slot &+ 1) & mask
    }
    slots[slot] = Slot(index: UInt32(index + 1), hash: upper)
    return nil
  }

  private static func upperHalf(of hash: Int) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }
}
