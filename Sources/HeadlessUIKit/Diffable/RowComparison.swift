/// Finds the updates of rows between two snapshots whose sections are compared already.
///
/// Everything in a section that is made anew is made anew, and what is in one that goes or comes goes or comes with it:
/// such rows need no updates of their own.
struct RowComparison {
  /// The places of rows among all: where each is from, and where it goes, or -1.
  let origins: [Int32]
  let targets: [Int32]
  /// Where each section is from, or -1.
  let sectionOrigins: [Int32]
  let old: SectionStarts
  let new: SectionStarts
  /// The new places of rows that are made anew.
  let reloaded: Set<Int>
  /// The old sections that are made anew in their place or in another.
  let remade: Set<Int>
  /// The old sections that stay as they are, though perhaps in another place.
  private let kept: Set<Int>
  private let come: Set<Int>
  private(set) var updates: BatchUpdates

  init<Section, Item>(
    items: IdentifierMatching<Item>,
    sections: IdentifierMatching<Section>,
    old: SectionStarts,
    new: SectionStarts,
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
    let gone = Set(updates.deletedSections)
    come = Set(updates.insertedSections)
    remade = Set(updates.reloadedSections).union(gone.filter { sections.targets[$0] >= 0 })
    kept = Set(old.sections).subtracting(gone).subtracting(remade)
  }

  /// Adds the updates of all rows to those of the sections.
  mutating func compare() {
    for section in old.sections where kept.contains(section) { removeRows(of: section) }
    for section in new.sections {
      if remade.contains(Int(sectionOrigins[section])) {
        takeRows(into: section)
      } else {
        compareRows(of: section)
      }
    }
  }

  /// What is nowhere in the new snapshot.
  private mutating func removeRows(of section: Int) {
    let places = old.places(in: section)
    for place in places where targets[place] < 0 {
      updates.deletedRows.append(RowPosition(section: section, row: place - places.lowerBound))
    }
  }

  /// What a section that is made anew gets from others: it goes there, and comes with the section.
  private mutating func takeRows(into section: Int) {
    for place in new.places(in: section) where origins[place] >= 0 { leave(old.position(of: Int(origins[place]))) }
  }

  private mutating func leave(_ position: RowPosition) {
    if kept.contains(position.section) { updates.deletedRows.append(position) }
  }

  private mutating func compareRows(of section: Int) {
    let places = new.places(in: section)
    let origin = Int(sectionOrigins[section])
    let own = origin < 0 ? 0..<0 : old.places(in: origin)
    let stays = AscendingPart.marks(of: origins[places].filter { own.contains(Int($0)) })
    var next = 0
    for place in places {
      let from = Int(origins[place])
      let position = RowPosition(section: section, row: place - places.lowerBound)
      if from < 0 {
        if origin >= 0 { updates.insertedRows.append(position) }
        continue
      }
      var isStaying = false
      if own.contains(from) {
        isStaying = stays[next]
        next += 1
      }
      let isReloaded = !reloaded.isEmpty && reloaded.contains(place)
      if !isStaying {
        bring(position, from: old.position(of: from), isReloaded: isReloaded)
      } else if isReloaded {
        updates.reloadedRows.append(old.position(of: from))
      }
    }
  }

  private mutating func bring(_ position: RowPosition, from origin: RowPosition, isReloaded: Bool) {
    if isReloaded || remade.contains(origin.section) {
      // A row can't be reloaded and moved at once: it goes, and another comes.
      leave(origin)
      if !come.contains(position.section) { updates.insertedRows.append(position) }
    } else {
      updates.movedRows.append(.init(from: origin, to: position))
    }
  }
}
