/// The content of a table or collection view at one time: sections and items by identifiers that occur once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  /// The items to make anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items to fill again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections to make anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// No sections.
  public init() {}

  /// The same content once it is shown: what was to be made anew or filled again has been.
  var applied: Self {
    var applied = self
    applied.reloadedItemIdentifiers = []
    applied.reconfiguredItemIdentifiers = []
    applied.reloadedSectionIdentifiers = []
    return applied
  }

  // MARK: Questions

  /// The number of all items.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// All items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] {
    sections.count == 1 ? sections[0].items : sections.flatMap(\.items)
  }

  /// The number of a section's items.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }

  /// A section's items, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[place(of: identifier)].items
  }

  /// The section of an item; `nil` for an item that isn't there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    find(identifier).map { sections[$0.section].identifier }
  }

  /// The place of an item among all; `nil` for an item that isn't there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    find(identifier).map { found in sections[..<found.section].reduce(found.row) { $0 + $1.items.count } }
  }

  /// The place of a section; `nil` for a section that isn't there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  private func find(_ item: ItemIdentifierType) -> RowPosition? {
    for (section, content) in sections.enumerated() {
      if let row = content.items.firstIndex(of: item) { return RowPosition(section: section, row: row) }
    }
    return nil
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(section) else { stop("Section identifier was not found: \(section)") }
    return place
  }

  private func place(of item: ItemIdentifierType) -> RowPosition {
    guard let place = find(item) else { stop("Item identifier was not found: \(item)") }
    return place
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }

  /// Adds sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    for identifier in identifiers where indexOfSection(identifier) != nil {
      stop("Section identifiers must be unique. Already there: \(identifier)")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place)
  }

  /// Takes sections away, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    let moved = sections.remove(at: place(of: identifier))
    sections.insert(moved, at: place(of: toIdentifier))
  }

  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    let moved = sections.remove(at: place(of: identifier))
    sections.insert(moved, at: place(of: toIdentifier) + 1)
  }

  /// Asks for everything in sections anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Items

  /// Adds items at the end of a section, the last one unless said.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let last = sections.indices.last else {
      stop("There are currently no sections in the data source. Please add a section first.")
    }
    sections[sectionIdentifier.map { place(of: $0) } ?? last].items += identifiers
  }

  /// Adds items before another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
    let place: RowPosition = place(of: beforeItem)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.row)
  }

  /// Adds items after another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
    let place: RowPosition = place(of: afterItem)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.row + 1)
  }

  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections.indices { sections[section].items.removeAll(where: gone.contains) }
  }

  /// Takes all sections and items away.
  public mutating func deleteAllItems() { sections = [] }

  /// Moves an item before another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Asks for items' cells anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }

  /// Asks for items' cells to be filled again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
