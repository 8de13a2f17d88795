/// Finds the old index of each identifier in a new list, and identifiers that occur twice in the new list.
///
/// One hash table of indices serves both lists: each identifier is hashed once, and compared where hashes agree. The
/// lists are read in place, because copying elements of an unspecialized generic type costs more than everything else.
package struct IdentifierMatching<Identifier: Hashable> {
  /// The old index of each new identifier, or -1.
  package private(set) var origins: [Int32]
  /// The new index of each old identifier, or -1.
  private(set) var targets: [Int32]
  /// The new index of an identifier that also occurs at a lower index.
  package private(set) var duplicate: Int?

  /// Matches two lists. The old one must not contain an identifier twice.
  package init(old: [Identifier], new: [Identifier]) {
    origins = [Int32](repeating: -1, count: new.count)
    targets = [Int32](repeating: -1, count: old.count)
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var table = IndexHashTable(capacity: old.count + new.count)
        for index in old.indices { table.add(index, hash: old[index].hashValue) }
        match(new, to: old, in: &table)
      }
    }
  }

  /// The table numbers new identifiers after the old ones.
  private mutating func match(
    _ new: UnsafeBufferPointer<Identifier>,
    to old: UnsafeBufferPointer<Identifier>,
    in table: inout IndexHashTable
  ) {
    for index in new.indices {
      let found = table.find(orAdd: old.count + index, hash: new[index].hashValue) { known in
        known < old.count ? old[known] == new[index] : new[known - old.count] == new[index]
      }
      guard let found else { continue }
      if found < old.count, targets[found] < 0 {
        origins[index] = Int32(found)
        targets[found] = Int32(index)
      } else {
        duplicate = duplicate ?? index
      }
    }
  }
}
