/// An open-addressed hash table of places in lists. What stands there stays in the lists: the table holds hashes, and
/// asks whether a place whose hash agrees is the one that is looked for.
struct PlaceTable {
  private struct Slot {
    /// The place plus one; 0 for a free slot.
    var place: UInt32 = 0
    /// The upper half of the hash; the lower one tells the slot.
    var hash: UInt32 = 0
  }

  private var slots: [Slot]
  private let mask: Int

  /// A table for so many places.
  init(capacity: Int) {
    var count = 16
    while count < capacity * 2 { count *= 2 }
    slots = [Slot](repeating: Slot(), count: count)
    mask = count - 1
  }

  /// Adds a place that is known to be another than all before.
  @inline(__always)
  mutating func add(_ place: Int, hash: Int) {
    var index = hash & mask
    while slots[index].place != 0 { index = (index &+ 1) & mask }
    slots[index] = Slot(place: UInt32(place + 1), hash: Self.upperHalf(of: hash))
  }

  /// The place that is the same; `nil` if there is none, and `place` is added.
  @inline(__always)
  mutating func find(orAdd place: Int, hash: Int, isSame: (Int) -> Bool) -> Int? {
    let upper = Self.upperHalf(of: hash)
    var index = hash & mask
    while slots[index].place != 0 {
      let found = Int(slots[index].place) - 1
      if slots[index].hash == upper, isSame(found) { return found }
      index = (index &+ 1) & mask
    }
    slots[index] = Slot(place: UInt32(place + 1), hash: upper)
    return nil
  }

  private static func upperHalf(of hash: Int) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }
}
