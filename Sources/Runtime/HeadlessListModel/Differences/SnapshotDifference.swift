/// The fewest updates that turn one snapshot into another.
///
///     let difference = SnapshotDifference(from: old, to: new)
///     difference.updates.insertedRows
///
/// Items keep their identity by their identifiers, so a moved item keeps its cell. The moves are the fewest that make
/// the new order: items in the longest increasing subsequence stay. The time is O(n log n) in the number of items.
///
/// Diffable data sources use it. Code that knows its own changes fills `BatchUpdates` directly, which compares nothing.
package struct SnapshotDifference {
  package private(set) var updates = BatchUpdates()
  /// The new positions of the items to reconfigure.
  package private(set) var reconfigured: [RowPosition] = []

  package init<Section, Item>(from old: SnapshotContent<Section, Item>, to new: SnapshotContent<Section, Item>) {
    updates.isDifference = true
    let sections = IdentifierMatching(old: old.sections, new: new.sections)
    let items = IdentifierMatching(old: old.items, new: new.items)
    compareSections(sections, reloaded: Self.indices(of: new.reloadedSections, in: new.sections))
    let offsets = SectionOffsets(counts: new.counts)
    var rows = RowComparison(
      items: items,
      sections: sections,
      old: SectionOffsets(counts: old.counts),
      new: offsets,
      reloaded: Self.indices(of: new.reloadedItems, in: new.items),
      updates: updates
    )
    rows.compare()
    updates = rows.updates
    // Inserted items are configured anyway.
    let kept = Self.indices(of: new.reconfiguredItems, in: new.items).filter { items.origins[$0] >= 0 }
    reconfigured = kept.sorted().map(offsets.position)
  }

  private static func indices<Identifier: Hashable>(of wanted: [Identifier], in list: [Identifier]) -> Set<Int> {
    if wanted.isEmpty { return [] }
    return Set(IdentifierMatching(old: list, new: wanted).origins.compactMap { $0 < 0 ? nil : Int($0) })
  }

  private mutating func compareSections<Section>(_ matching: IdentifierMatching<Section>, reloaded: Set<Int>) {
    updates.deletedSections = matching.targets.indices.filter { matching.targets[$0] < 0 }
    updates.insertedSections = matching.origins.indices.filter { matching.origins[$0] < 0 }
    let kept = matching.origins.indices.filter { matching.origins[$0] >= 0 }
    let stays = LongestIncreasingSubsequence.membership(in: kept.map { matching.origins[$0] })
    for (index, new) in kept.enumerated() where !stays[index] {
      updates.movedSections.append(.init(from: Int(matching.origins[new]), to: new))
    }
    if reloaded.isEmpty { return }
    // A batch can't both reload and move a section, so it is deleted and inserted instead.
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
