/// A snapshot that is shown, with the places of its items, which are looked up once when the first one is asked for.
struct SnapshotPlaces<Section: Hashable, Item: Hashable> {
  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  private var places: [Item: RowPosition]?

  init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item> = .init()) { self.snapshot = snapshot.applied }

  mutating func place(of item: Item) -> RowPosition? {
    if let places { return places[item] }
    var found: [Item: RowPosition] = [:]
    for (section, content) in snapshot.sections.enumerated() {
      for (row, item) in content.items.enumerated() { found[item] = RowPosition(section: section, row: row) }
    }
    places = found
    return found[item]
  }

  func item(at position: RowPosition) -> Item? {
    let sections = snapshot.sections
    guard sections.indices.contains(position.section), sections[position.section].items.indices.contains(position.row)
    else { return nil }
    return sections[position.section].items[position.row]
  }
}
