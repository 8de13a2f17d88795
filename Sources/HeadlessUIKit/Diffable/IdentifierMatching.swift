/// Finds for each identifier of a new list its place in the old one, and identifiers that stand twice in the new one.
///
/// One hash table of places for both lists: an identifier is hashed once and compared where hashes agree. They are read
/// where they lie, because copying them through an unknown type costs more than all the rest.
struct IdentifierMatching<Identifier: Hashable> {
  /// The old place of each new identifier, or -1.
  private(set) var origins: [Int32]
  /// The new place of each old identifier, or -1.
  private(set) var targets: [Int32]
  /// A new place whose identifier stands at an earlier one, too.
  private(set) var duplicate: Int?

  /// Matches two lists; the old one has no identifier twice.
  init(old: [Identifier], new: [Identifier]) {
    origins = [Int32](repeating: -1, count: new.count)
    targets = [Int32](repeating: -1, count: old.count)
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var table = PlaceTable(capacity: old.count + new.count)
        for place in old.indices { table.add(place, hash: old[place].hashValue) }
        match(new, to: old, in: &table)
      }
    }
  }

  /// In the table new places come after the old ones.
  private mutating func match(
    _ new: UnsafeBufferPointer<Identifier>,
    to old: UnsafeBufferPointer<Identifier>,
    in table: inout PlaceTable
  ) {
    for place in new.indices {
      let found = table.find(orAdd: old.count + place, hash: new[place].hashValue) { known in
        known < old.count ? old[known] == new[place] : new[known - old.count] == new[place]
      }
      guard let found else { continue }
      if found < old.count, targets[found] < 0 {
        origins[place] = Int32(found)
        targets[found] = Int32(place)
      } else {
        duplicate = duplicate ?? place
      }
    }
  }
}
