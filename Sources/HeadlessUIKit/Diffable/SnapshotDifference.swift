/// The fewest updates that lead from one snapshot to another.
package struct SnapshotDifference {
  package private(set) var updates = BatchUpdates()
  /// The items to fill again, by their new places.
  package private(set) var reconfigured: [RowPosition] = []

  package init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    updates.isDifference = true
    let newSections = new.sectionIdentifiers
    let sections = IdentifierMatching(old: old.sectionIdentifiers, new: newSections)
    let newItems = new.itemIdentifiers
    let items = IdentifierMatching(old: old.itemIdentifiers, new: newItems)
    if let place = items.duplicate {
      stop("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(newItems[place])\n)}")
    }
    compareSections(sections, reloaded: Set(new.reloadedSectionIdentifiers.compactMap { new.indexOfSection($0) }))
    let reloaded = Self.places(of: new.reloadedItemIdentifiers, in: newItems)
    compareItems(
      items,
      sections,
      oldCounts: old.sections.map(\.items.count),
      newCounts: new.sections.map(\.items.count),
      reloaded: reloaded
    )
    let starts = Self.starts(of: new.sections.map(\.items.count))
    for place in Self.places(of: new.reconfiguredItemIdentifiers, in: newItems).sorted() where items.origins[place] >= 0
    {
      let section = (starts.firstIndex { $0 > place } ?? starts.count) - 1
      reconfigured.append(RowPosition(section: section, row: place - starts[section]))
    }
  }

  private static func places<Item: Hashable>(of wanted: [Item], in items: [Item]) -> Set<Int> {
    if wanted.isEmpty { return [] }
    return Set(IdentifierMatching(old: items, new: wanted).origins.compactMap { $0 < 0 ? nil : Int($0) })
  }

  private static func starts(of counts: [Int]) -> [Int] {
    var start = 0
    return counts.map { count in
      defer { start += count }
      return start
    }
  }

  private mutating func compareSections<Section>(_ matching: IdentifierMatching<Section>, reloaded: Set<Int>) {
    updates.deletedSections = matching.targets.indices.filter { matching.targets[$0] < 0 }
    updates.insertedSections = matching.origins.indices.filter { matching.origins[$0] < 0 }
    let kept = matching.origins.indices.filter { matching.origins[$0] >= 0 }
    let stays = AscendingPart.marks(of: kept.map { matching.origins[$0] })
    for (index, new) in kept.enumerated() where !stays[index] {
      updates.movedSections.append(.init(from: Int(matching.origins[new]), to: new))
    }
    if reloaded.isEmpty { return }
    // A section can't be reloaded and moved at once: it goes, and another comes.
    for move in updates.movedSections where reloaded.contains(move.to) {
      updates.deletedSections.append(move.from)
      updates.insertedSections.append(move.to)
    }
    let moved = Set(updates.movedSections.map(\.to))
    updates.movedSections.removeAll { reloaded.contains($0.to) }
    for new in kept where reloaded.contains(new) && !moved.contains(new) {
      updates.reloadedSections.append(Int(matching.origins[new]))
    }
  }

  private mutating func compareItems<Section, Item>(
    _ items: IdentifierMatching<Item>,
    _ sections: IdentifierMatching<Section>,
    oldCounts: [Int],
    newCounts: [Int],
    reloaded: Set<Int>
  ) {
    let oldStarts = Self.starts(of: oldCounts)
    // Everything in a section that is reloaded is made anew, and what is in one that goes or comes goes or comes with it,
    // so such items need no updates of their own.
    let gone = Set(updates.deletedSections)
    let come = Set(updates.insertedSections)
    let remade = Set(updates.reloadedSections).union(gone.filter { sections.targets[$0] >= 0 })
    for (section, start) in oldStarts.enumerated() where !gone.contains(section) && !remade.contains(section) {
      for row in 0..<oldCounts[section] where items.targets[start + row] < 0 {
        updates.deletedRows.append(RowPosition(section: section, row: row))
      }
    }
    var start = 0
    for (section, count) in newCounts.enumerated() {
      defer { start += count }
      let oldSection = Int(sections.origins[section])
      if oldSection >= 0, remade.contains(oldSection) {
        // Items that come from elsewhere go there, and come with the section.
        for place in start..<start + count where items.origins[place] >= 0 {
          let old = Self.position(of: Int(items.origins[place]), in: oldStarts)
          if !gone.contains(old.section), !remade.contains(old.section) { updates.deletedRows.append(old) }
        }
        continue
      }
      let oldRange = oldSection < 0 ? 0..<0 : oldStarts[oldSection]..<oldStarts[oldSection] + oldCounts[oldSection]
      var staying: [Int32] = []
      for place in start..<start + count where oldRange.contains(Int(items.origins[place])) {
        staying.append(items.origins[place])
      }
      let stays = AscendingPart.marks(of: staying)
      var next = 0
      for row in 0..<count {
        let origin = Int(items.origins[start + row])
        let new = RowPosition(section: section, row: row)
        var isStaying = false
        if oldRange.contains(origin) {
          isStaying = stays[next]
          next += 1
        }
        if origin < 0 {
          if oldSection >= 0 { updates.insertedRows.append(new) }
          continue
        }
        let isReloaded = !reloaded.isEmpty && reloaded.contains(start + row)
        if isStaying && !isReloaded { continue }
        let old = Self.position(of: origin, in: oldStarts)
        if isStaying {
          updates.reloadedRows.append(old)
        } else if isReloaded || remade.contains(old.section) {
          // A row can't be reloaded and moved at once: it goes, and another comes.
          if !gone.contains(old.section), !remade.contains(old.section) { updates.deletedRows.append(old) }
          if !come.contains(section) { updates.insertedRows.append(new) }
        } else {
          updates.movedRows.append(.init(from: old, to: new))
        }
      }
    }
  }

  private static func position(of place: Int, in starts: [Int]) -> RowPosition {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return RowPosition(section: low - 1, row: place - starts[low - 1])
  }
}
