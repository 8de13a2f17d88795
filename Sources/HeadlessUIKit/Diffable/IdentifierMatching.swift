/// Finds for each identifier of a new list its place in the old one.
///
/// One hash table of indices for both lists: an identifier is hashed once and compared where hashes agree, and a second
/// occurrence is noticed on the way. The identifiers are read where they lie, because copying them through an unknown
/// type costs more than all the rest.
package struct IdentifierMatching<Identifier: Hashable> {
  /// The old place of each new identifier, or -1.
  package let origins: [Int32]
  /// The new place of each old identifier, or -1.
  package let targets: [Int32]
  /// A new place whose identifier stands at an earlier one, too.
  package let duplicate: Int?

  package init(old: [Identifier], new: [Identifier]) {
    var origins = [Int32](repeating: -1, count: new.count)
    var targets = [Int32](repeating: -1, count: old.count)
    var duplicate: Int?
    let capacity = Self.capacity(for: old.count + new.count)
    // Slots hold 0 for "free", else the place plus one: the old list's first, then the new one's.
    var slots = [UInt32](repeating: 0, count: capacity)
    var hashes = [UInt32](repeating: 0, count: capacity)
    let mask = capacity - 1
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        slots.withUnsafeMutableBufferPointer { slots in
          hashes.withUnsafeMutableBufferPointer { hashes in
            for place in old.indices {
              let hash = UInt64(bitPattern: Int64(old[place].hashValue))
              var slot = Int(truncatingIfNeeded: hash) & mask
              while slots[slot] != 0 { slot = (slot + 1) & mask }
              slots[slot] = UInt32(place + 1)
              hashes[slot] = UInt32(truncatingIfNeeded: hash >> 32)
            }
            for place in new.indices {
              let hash = UInt64(bitPattern: Int64(new[place].hashValue))
              let high = UInt32(truncatingIfNeeded: hash >> 32)
              var slot = Int(truncatingIfNeeded: hash) & mask
              while slots[slot] != 0 {
                if hashes[slot] == high {
                  let found = Int(slots[slot]) - 1
                  if found < old.count {
                    if old[found] == new[place] { break }
                  } else if new[found - old.count] == new[place] {
                    break
                  }
                }
                slot = (slot + 1) & mask
              }
              if slots[slot] == 0 {
                slots[slot] = UInt32(old.count + place + 1)
                hashes[slot] = high
                continue
              }
              let found = Int(slots[slot]) - 1
              if found >= old.count || targets[found] >= 0 {
                duplicate = duplicate ?? place
              } else {
                origins[place] = Int32(found)
                targets[found] = Int32(place)
              }
            }
          }
        }
      }
    }
    self.origins = origins
    self.targets = targets
    self.duplicate = duplicate
  }

  private static func capacity(for count: Int) -> Int {
    var capacity = 16
    while capacity < count * 2 { capacity *= 2 }
    return capacity
  }
}

/// The longest part of a sequence that ascends: what may stay where it is, so that the rest makes the fewest moves.
package enum AscendingPart {
  /// Marks the elements that belong to it. O(n log n), O(n) for a sequence that ascends as it is.
  package static func marks(of sequence: [Int32]) -> [Bool] {
    var marks = [Bool](repeating: true, count: sequence.count)
    if zip(sequence, sequence.dropFirst()).allSatisfy({ $0 < $1 }) { return marks }
    // The element that ends the best part of each length, and the element before each in its part.
    var ends: [Int32] = []
    var before = [Int32](repeating: -1, count: sequence.count)
    for place in sequence.indices {
      let value = sequence[place]
      var low = 0
      var high = ends.count
      if let last = ends.last, sequence[Int(last)] < value { low = high }
      while low < high {
        let middle = (low + high) / 2
        if sequence[Int(ends[middle])] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low == ends.count { ends.append(Int32(place)) } else { ends[low] = Int32(place) }
      marks[place] = false
    }
    var place = ends.last ?? -1
    while place >= 0 {
      marks[Int(place)] = true
      place = before[Int(place)]
    }
    return marks
  }
}
