/// The changes of one batch: what is deleted, reloaded or moved away is counted before the batch, what is inserted or
/// moved to a place after it. UIKit's rule, for tables and collections.
struct BatchUpdates {
  struct Move<Place: Hashable>: Hashable {
    let from: Place
    let to: Place

    init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  var deletedRows: [RowPosition] = []
  var insertedRows: [RowPosition] = []
  var reloadedRows: [RowPosition] = []
  var movedRows: [Move<RowPosition>] = []
  /// Whether these are the difference of two snapshots: such rows may also move out of deleted sections and into
  /// inserted ones, which callers may not ask for.
  var isDifference = false

  init() {}

  /// The same in plain terms: without moves and reloads that are asked for twice and changes of rows that go with their
  /// section, and with a place of its own for each insertion.
  var simplified: BatchUpdates {
    // A difference of snapshots has nothing twice, and nothing without effect.
    if isDifference { return self }
    var simple = self
    func removeRepeated<Change: Hashable>(_ changes: inout [Change]) {
      if changes.count < 2 { return }
      var seen: Set<Change> = []
      changes.removeAll { !seen.insert($0).inserted }
    }
    removeRepeated(&simple.movedSections)
    removeRepeated(&simple.movedRows)
    removeRepeated(&simple.reloadedSections)
    removeRepeated(&simple.reloadedRows)
    simple.insertedSections = Self.spread(insertedSections, around: simple.movedSections.map(\.to)) { $0 + 1 }
    simple.insertedRows = Self.spread(insertedRows, around: simple.movedRows.map(\.to)) {
      RowPosition(section: $0.section, row: $0.row + 1)
    }
    let gone = Set(deletedSections + reloadedSections)
    if !gone.isEmpty {
      simple.deletedRows.removeAll { gone.contains($0.section) }
      simple.reloadedRows.removeAll { gone.contains($0.section) }
    }
    return simple
  }

  /// Two insertions at one place push each other on: the second takes the next place where nothing else arrives.
  private static func spread<Place: Hashable & Comparable>(
    _ places: [Place],
    around others: [Place],
    next: (Place) -> Place
  ) -> [Place] {
    if places.count < 2 { return places }
    var taken = Set(places)
    if taken.count == places.count { return places }
    taken.formUnion(others)
    var seen: Set<Place> = []
    return places.sorted().map { place in
      if seen.insert(place).inserted { return place }
      var free = next(place)
      while taken.contains(free) { free = next(free) }
      taken.insert(free)
      seen.insert(free)
      return free
    }
  }
}

/// The places that stay of a line of `count` before a batch, and where they go.
///
/// Places that are not removed keep their order and fill those of the new line that are not filled anew. Both
/// directions cost O(log n) in the number of changes.
struct PlaceMap {
  /// Removed places of the old line, ascending.
  let removed: [Int]
  /// Places of the new line that are filled anew, ascending.
  let added: [Int]

  init(removed: [Int], added: [Int]) {
    self.removed = removed.sorted()
    self.added = added.sorted()
  }

  /// Where an old place goes; `nil` if it is removed.
  func new(_ old: Int) -> Int? {
    Self.place(old, leaving: removed, entering: added)
  }

  /// Where a new place comes from; `nil` if it is filled anew.
  func old(_ new: Int) -> Int? { Self.place(new, leaving: added, entering: removed) }

  private static func place(_ old: Int, leaving removed: [Int], entering added: [Int]) -> Int? {
    let before = count(of: removed, below: old)
    if before < removed.count, removed[before] == old { return nil }
    // The kept place number k becomes the k-th that isn't filled anew.
    let kept = old - before
    var low = 0
    var high = added.count
    while low < high {
      let middle = (low + high) / 2
      if added[middle] - middle <= kept { low = middle + 1 } else { high = middle }
    }
    return kept + low
  }

  private static func count(of sorted: [Int], below limit: Int) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
