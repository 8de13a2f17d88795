/// The updates of one batch, numbered by UIKit's rule for tables and collections: positions to delete, reload or move
/// from refer to the list before the batch, positions to insert at or move to refer to the list after it.
package struct BatchUpdates {
  package struct Move<Position: Hashable>: Hashable {
    package let from: Position
    package let to: Position

    package init(from: Position, to: Position) { (self.from, self.to) = (from, to) }
  }

  package var deletedSections: [Int] = []
  package var insertedSections: [Int] = []
  package var reloadedSections: [Int] = []
  package var movedSections: [Move<Int>] = []
  package var deletedRows: [RowPosition] = []
  package var insertedRows: [RowPosition] = []
  package var reloadedRows: [RowPosition] = []
  package var movedRows: [Move<RowPosition>] = []
  /// Whether the batch is the difference of two snapshots. Such rows may also move out of deleted sections and into
  /// inserted ones, which callers may not request.
  package var isDifference = false

  package init() {}

  /// Whether the batch contains no updates.
  package var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
  }

  /// Whether the batch only requests sizes again, which an empty batch does. An empty difference of two snapshots
  /// doesn't.
  package var requestsSizes: Bool { isEmpty && !isDifference }

  /// An equivalent batch without repeated moves and reloads, without changes of rows in sections that are deleted or
  /// reloaded, and with a different position for each insertion.
  var simplified: BatchUpdates {
    // The difference of two snapshots is simple by construction.
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
    let removed = Set(deletedSections + reloadedSections)
    if !removed.isEmpty {
      simple.deletedRows.removeAll { removed.contains($0.section) }
      simple.reloadedRows.removeAll { removed.contains($0.section) }
    }
    return simple
  }

  /// Moves the second of two insertions at the same position to the next position where nothing else arrives.
  private static func spread<Position: Hashable & Comparable>(
    _ positions: [Position],
    around others: [Position],
    next: (Position) -> Position
  ) -> [Position] {
    if positions.count < 2 { return positions }
    var taken = Set(positions)
    if taken.count == positions.count { return positions }
    taken.formUnion(others)
    var seen: Set<Position> = []
    return positions.sorted().map { position in
      if seen.insert(position).inserted { return position }
      var free = next(position)
      while taken.contains(free) { free = next(free) }
      taken.insert(free)
      seen.insert(free)
      return free
    }
  }
}
