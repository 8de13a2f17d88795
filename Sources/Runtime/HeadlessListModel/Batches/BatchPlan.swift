/// The fate of each section and row in a valid batch of updates: removed, reloaded, or kept at a new position.
///
///     var updates = BatchUpdates()
///     updates.deletedRows = [RowPosition(section: 0, row: 0)]
///     BatchPlan(updates).fate(of: RowPosition(section: 0, row: 3))  // kept, at row 2
///
/// A list computes the plan before it changes any view, and then moves cells, selection and heights by it. The plan
/// takes time in proportion to the updates, not to the rows of the list. Finding the fate of a row takes O(log n) of
/// them.
///
/// The plan assumes a valid batch: check it with `BatchValidation` first, which contains UIKit's messages. For the
/// updates between two snapshots, use `SnapshotDifference`.
package struct BatchPlan {
  /// The updates, without those that have no effect.
  package let updates: BatchUpdates
  package let sections: IndexMapping
  private let movedSections: [Int: Int]
  private let sectionOrigins: [Int: Int]
  private let movedRows: [RowPosition: RowPosition]
  private let reloadedSections: Set<Int>
  private let reloadedRows: Set<RowPosition>
  /// The mappings of rows in sections whose rows change, by the section's index after the batch.
  package let rows: [Int: IndexMapping]

  /// The effect of a batch on a section or row.
  package enum Fate<Position> {
    case removed
    /// It is at the new position, with a new view.
    case reloaded(Position)
    /// It is at the new position, with its existing view.
    case kept(Position)
  }

  package init(_ batch: BatchUpdates) {
    let updates = batch.simplified
    self.updates = updates
    sections = IndexMapping(
      removed: updates.deletedSections + updates.movedSections.map(\.from),
      added: updates.insertedSections + updates.movedSections.map(\.to)
    )
    movedSections = Dictionary(updates.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    sectionOrigins = Dictionary(updates.movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    movedRows = Dictionary(updates.movedRows.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    reloadedSections = Set(updates.reloadedSections)
    reloadedRows = Set(updates.reloadedRows)
    var removed: [Int: [Int]] = [:]
    var added: [Int: [Int]] = [:]
    for row in updates.deletedRows + updates.movedRows.map(\.from) {
      guard let section = movedSections[row.section] ?? sections.new(row.section) else { continue }
      removed[section, default: []].append(row.row)
    }
    for row in updates.insertedRows + updates.movedRows.map(\.to) { added[row.section, default: []].append(row.row) }
    var rows: [Int: IndexMapping] = [:]
    for section in Set(removed.keys).union(added.keys) {
      rows[section] = IndexMapping(removed: removed[section] ?? [], added: added[section] ?? [])
    }
    self.rows = rows
  }

  /// The plan of the same batch with its moves removed.
  var withoutMoves: BatchPlan {
    if updates.movedSections.isEmpty, updates.movedRows.isEmpty { return self }
    var still = updates
    still.movedSections = []
    still.movedRows = []
    return BatchPlan(still)
  }

  /// The new index of a section, or `nil` if it is deleted.
  package func newSection(_ old: Int) -> Int? { movedSections[old] ?? sections.new(old) }

  /// The old index of a section, or `nil` if it is inserted.
  func oldSection(_ new: Int) -> Int? { sectionOrigins[new] ?? sections.old(new) }

  package func fate(ofSection old: Int) -> Fate<Int> {
    guard let new = newSection(old) else { return .removed }
    return reloadedSections.contains(old) ? .reloaded(new) : .kept(new)
  }

  package func fate(of old: RowPosition) -> Fate<RowPosition> {
    if let moved = movedRows[old] { return .kept(moved) }
    guard let section = newSection(old.section) else { return .removed }
    guard let row = rows[section].map({ $0.new(old.row) }) ?? old.row else { return .removed }
    let new = RowPosition(section: section, row: row)
    return reloadedSections.contains(old.section) || reloadedRows.contains(old) ? .reloaded(new) : .kept(new)
  }
}
