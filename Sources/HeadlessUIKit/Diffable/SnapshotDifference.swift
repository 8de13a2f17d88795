/// The fewest updates that lead from one snapshot to another.
package struct SnapshotDifference {
  private(set) var updates = BatchUpdates()
  /// The items to fill again, by their new places.
  private(set) var reconfigured: [RowPosition] = []

  package init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    updates.isDifference = true
    let sections = IdentifierMatching(old: old.sectionIdentifiers, new: new.sectionIdentifiers)
    let newItems = new.itemIdentifiers
    let items = IdentifierMatching(old: old.itemIdentifiers, new: newItems)
    compareSections(sections, reloaded: Self.places(of: new.reloadedSectionIdentifiers, in: new.sectionIdentifiers))
    let starts = SectionStarts(counts: new.sections.map(\.items.count))
    var rows = RowComparison(
      items: items,
      sections: sections,
      old: SectionStarts(counts: old.sections.map(\.items.count)),
      new: starts,
      reloaded: Self.places(of: new.reloadedItemIdentifiers, in: newItems),
      updates: updates
    )
    rows.compare()
    updates = rows.updates
    // What is new is filled anyway.
    let refilled = Self.places(of: new.reconfiguredItemIdentifiers, in: newItems).filter { items.origins[$0] >= 0 }
    reconfigured = refilled.sorted().map(starts.position)
  }

  private static func places<Identifier: Hashable>(of wanted: [Identifier], in list: [Identifier]) -> Set<Int> {
    if wanted.isEmpty { return [] }
    return Set(IdentifierMatching(old: list, new: wanted).origins.compactMap { $0 < 0 ? nil : Int($0) })
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
}
