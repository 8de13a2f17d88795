/// Lists of types by name. Nearly all have one type, so that one array contains the types of all lists.
///
/// Each run makes a list for every name of a project, and looks up few. So the table of the names is a plain one with
/// linear probing, as of a ``NameSet``, whose hash takes a fraction of the time of `Hasher`.
struct TypeLists: Sendable {
  fileprivate struct Link {
    let reference: Declarations.Reference
    /// The index of the next type of the list; -1 at its end.
    var next = -1
  }

  private struct Entry {
    let name: String
    let hash: UInt32
    /// The indices of the first and the last type.
    let first: Int
    var last: Int
  }

  private var links: [Link] = []
  private var entries: [Entry] = []
  /// The indices of entries, at or after the index that the hash of the name determines; -1 is an empty slot. The count
  /// is a power of two.
  private var slots: [Int32] = []

  mutating func reserveCapacity(_ count: Int) {
    links.reserveCapacity(count)
    entries.reserveCapacity(count)
    makeSlots(for: count)
  }

  /// Appends a type to a list. Returns whether the list is new.
  mutating func append(_ reference: Declarations.Reference, to name: String) -> Bool {
    if 4 * entries.count >= 3 * slots.count { makeSlots(for: entries.count + 1) }
    let hash = NameSet.hash(of: name)
    let slot = slot(of: name, hash)
    let index = links.count
    links.append(Link(reference: reference))
    let entry = Int(slots[slot])
    guard entry < 0 else {
      links[entries[entry].last].next = index
      entries[entry].last = index
      return false
    }
    slots[slot] = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(name: name, hash: hash, first: index, last: index))
    return true
  }

  /// The types of a list, in the order in which they were appended; none if there is no such list.
  subscript(name: String) -> List {
    guard !slots.isEmpty else { return List(links: links, index: -1) }
    let entry = Int(slots[slot(of: name, NameSet.hash(of: name))])
    return List(links: links, index: entry < 0 ? -1 : entries[entry].first)
  }

  /// The names of all lists, in no particular order.
  var names: some Collection<String> { entries.lazy.map(\.name) }

  /// The slot of a name, or the empty one for it.
  private func slot(of name: String, _ hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] >= 0 {
      let entry = Int(slots[slot])
      if entries[entry].hash == hash, entries[entry].name == name { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Makes room for a number of entries, which at most three quarters of the slots are for.
  private mutating func makeSlots(for count: Int) {
    var size = max(32, slots.count)
    while 4 * count > 3 * size { size *= 2 }
    guard size > slots.count else { return }
    slots = Array(repeating: -1, count: size)
    for (index, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }

  struct List: Sequence, IteratorProtocol {
    fileprivate let links: [Link]
    fileprivate var index: Int

    mutating func next() -> Declarations.Reference? {
      guard index >= 0 else { return nil }
      defer { index = links[index].next }
      return links[index].reference
    }
  }
}
