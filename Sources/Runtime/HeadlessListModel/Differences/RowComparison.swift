/// Finds the updates of rows between two snapshots whose sections have been compared.
///
/// Rows in sections that are reloaded, deleted or inserted need no updates of their own.
struct RowComparison {
  /// For each new item its old index among all items, or -1, and for each old item its new index.
  let origins: [Int32]
  let targets: [Int32]
  /// For each new section its old index, or -1.
  let sectionOrigins: [Int32]
  let old: SectionOffsets
  let new: SectionOffsets
  /// The new indices of the reloaded items.
  let reloaded: Set<Int>
  /// The old indices of sections that are reloaded, or deleted and inserted elsewhere.
  let reloadedSections: Set<Int>
  /// The old indices of sections whose views are kept, whether or not they move.
  private let keptSections: Set<Int>
  private let insertedSections: Set<Int>
  private(set) var updates: BatchUpdates

  init<Section, Item>(
    items: IdentifierMatching<Item>,
    sections: IdentifierMatching<Section>,
    old: SectionOffsets,
    new: SectionOffsets,
    reloaded: Set<Int>,
    updates: BatchUpdates
  ) {
    origins = items.origins
    targets = items.targets
    sectionOrigins = sections.origins
    self.old = old
    self.new = new
    self.reloaded = reloaded
    self.updates = updates
    let deleted = Set(updates.deletedSections)
    insertedSections = Set(updates.insertedSections)
    reloadedSections = Set(updates.reloadedSections).union(deleted.filter { sections.targets[$0] >= 0 })
    keptSections = Set(old.sections).subtracting(deleted).subtracting(reloadedSections)
  }

  /// Adds the updates of all rows to those of the sections.
  mutating func compare() {
    for section in old.sections where keptSections.contains(section) { deleteRows(of: section) }
    for section in new.sections {
      if reloadedSections.contains(Int(sectionOrigins[section])) {
        deleteOrigins(ofRowsIn: section)
      } else {
        compareRows(of: section)
      }
    }
  }

  /// Deletes the rows whose items aren't in the new snapshot.
  private mutating func deleteRows(of section: Int) {
    let items = old.items(in: section)
    for item in items where targets[item] < 0 {
      updates.deletedRows.append(RowPosition(section: section, row: item - items.lowerBound))
    }
  }

  /// Deletes the rows that a reloaded section takes from other sections: they appear again with the section.
  private mutating func deleteOrigins(ofRowsIn section: Int) {
    for item in new.items(in: section) where origins[item] >= 0 { delete(old.position(of: Int(origins[item]))) }
  }

  private mutating func delete(_ position: RowPosition) {
    if keptSections.contains(position.section) { updates.deletedRows.append(position) }
  }

  private mutating func compareRows(of section: Int) {
    let items = new.items(in: section)
    let origin = Int(sectionOrigins[section])
    let oldItems = origin < 0 ? 0..<0 : old.items(in: origin)
    let stays = LongestIncreasingSubsequence.membership(in: origins[items].filter { oldItems.contains(Int($0)) })
    var next = 0
    for item in items {
      let from = Int(origins[item])
      let position = RowPosition(section: section, row: item - items.lowerBound)
      if from < 0 {
        if origin >= 0 { updates.insertedRows.append(position) }
        continue
      }
      var isStaying = false
      if oldItems.contains(from) {
        isStaying = stays[next]
        next += 1
      }
      let isReloaded = !reloaded.isEmpty && reloaded.contains(item)
      if !isStaying {
        move(old.position(of: from), to: position, isReloaded: isReloaded)
      } else if isReloaded {
        updates.reloadedRows.append(old.position(of: from))
      }
    }
  }

  private mutating func move(_ origin: RowPosition, to position: RowPosition, isReloaded: Bool) {
    if isReloaded || reloadedSections.contains(origin.section) {
      // A batch can't both reload and move a row, so it is deleted and inserted instead.
      delete(origin)
      if !insertedSections.contains(position.section) { updates.insertedRows.append(position) }
    } else {
      updates.movedRows.append(.init(from: origin, to: position))
    }
  }
}
