/// The content of a diffable data source's snapshot, as far as the difference of two snapshots depends on it.
package struct SnapshotContent<Section: Hashable, Item: Hashable> {
  package let sections: [Section]
  /// The items of all sections, in order.
  package let items: [Item]
  /// The number of items in each section.
  package let counts: [Int]
  package let reloadedSections: [Section]
  package let reloadedItems: [Item]
  package let reconfiguredItems: [Item]

  package init(
    sections: [Section],
    items: [Item],
    counts: [Int],
    reloadedSections: [Section] = [],
    reloadedItems: [Item] = [],
    reconfiguredItems: [Item] = []
  ) {
    self.sections = sections
    self.items = items
    self.counts = counts
    self.reloadedSections = reloadedSections
    self.reloadedItems = reloadedItems
    self.reconfiguredItems = reconfiguredItems
  }
}
