/// A batch of updates that was found valid: where sections and rows go.
struct BatchPlan {
  /// Without those that have no effect.
  let updates: BatchUpdates
  let sections: PlaceMap
  private let movedSections: [Int: Int]
  private let sectionOrigins: [Int: Int]
  private let movedRows: [RowPosition: RowPosition]
  private let reloadedSections: Set<Int>
  private let reloadedRows: Set<RowPosition>
  /// Rows that change, by the section after the batch.
  let rows: [Int: PlaceMap]

  /// What becomes of a place.
  enum Fate<Place> {
    case removed
    /// It stays, and its view is made anew.
    case reloaded(Place)
    case kept(Place)
  }

  init(_ batch: BatchUpdates) {
    let updates = batch.simplified
    self.updates = updates
    sections = PlaceMap(
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
    var rows: [Int: PlaceMap] = [:]
    for section in Set(removed.keys).union(added.keys) {
      rows[section] = PlaceMap(removed: removed[section] ?? [], added: added[section] ?? [])
    }
    self.rows = rows
  }

  /// Where everything would go if nothing moved.
  var withoutMoves: BatchPlan {
    if updates.movedSections.isEmpty, updates.movedRows.isEmpty { return self }
    var still = updates
    still.movedSections = []
    still.movedRows = []
    return BatchPlan(still)
  }

  /// Where a section goes; `nil` if it is deleted.
  func newSection(_ old: Int) -> Int? { movedSections[old] ?? sections.new(old) }

  /// Where a section comes from; `nil` if it is inserted.
  func oldSection(_ new: Int) -> Int? { sectionOrigins[new] ?? sections.old(new) }

  func fate(ofSection old: Int) -> Fate<Int> {
    guard let new = newSection(old) else { return .removed }
    return reloadedSections.contains(old) ? .reloaded(new) : .kept(new)
  }

  func fate(of old: RowPosition) -> Fate<RowPosition> {
    if let moved = movedRows[old] { return .kept(moved) }
    guard let section = newSection(old.section) else { return .removed }
    guard let row = rows[section].map({ $0.new(old.row) }) ?? old.row else { return .removed }
    let new = RowPosition(section: section, row: row)
    return reloadedSections.contains(old.section) || reloadedRows.contains(old) ? .reloaded(new) : .kept(new)
  }
}
