import HeadlessListModel

public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  /// All items; `nil` until an edit tests membership, because creating the set costs more than everything else.
  private var members: Set<ItemIdentifierType>?
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  public init() {}

  /// The same content without requests to reload or reconfigure.
  var withoutRequests: Self {
    var snapshot = self
    snapshot.reloadedItemIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    snapshot.reloadedSectionIdentifiers = []
    return snapshot
  }

  /// The content that the difference of two snapshots depends on.
  var content: SnapshotContent<SectionIdentifierType, ItemIdentifierType> {
    SnapshotContent(
      sections: sectionIdentifiers,
      items: itemIdentifiers,
      counts: sections.map(\.items.count),
      reloadedSections: reloadedSectionIdentifiers,
      reloadedItems: reloadedItemIdentifiers,
      reconfiguredItems: reconfiguredItemIdentifiers
    )
  }

  // MARK: Queries

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] {
    sections.count == 1 ? sections[0].items : sections.flatMap(\.items)
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[index(of: identifier)].items.count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[index(of: identifier)].items
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    find(identifier).map { sections[$0.section].identifier }
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    find(identifier).map { found in sections[..<found.section].reduce(found.row) { $0 + $1.items.count } }
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  private func find(_ item: ItemIdentifierType) -> RowPosition? {
    for (section, content) in sections.enumerated() {
      if let row = content.items.firstIndex(of: item) { return RowPosition(section: section, row: row) }
    }
    return nil
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else { stop(SnapshotMessages.notFound(.section, section)) }
    return index
  }

  private func position(of item: ItemIdentifierType) -> RowPosition {
    guard let position = find(item) else { stop(SnapshotMessages.notFound(.item, item)) }
    return position
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier)) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier) + 1) }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    let origins = origins(ofSections: identifiers)
    let existing = zip(identifiers, origins).filter { $0.1 >= 0 }.map(\.0)
    if !existing.isEmpty { stop(SnapshotMessages.sectionsExist(existing)) }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  /// The indices of sections, or -1 for those that don't exist. Stops if a section is listed twice.
  private func origins(ofSections identifiers: [SectionIdentifierType]) -> [Int32] {
    let matching = IdentifierMatching(old: sectionIdentifiers, new: identifiers)
    if let index = matching.duplicate { stop(SnapshotMessages.repeated(.section, identifiers[index])) }
    return matching.origins
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = origins(ofSections: identifiers).filter { $0 >= 0 }.map(Int.init)
    for section in gone { members?.subtract(sections[section].items) }
    for section in gone.sorted(by: >) { sections.remove(at: section) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: false) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: true) }

  private mutating func move(_ section: SectionIdentifierType, to target: SectionIdentifierType, after: Bool) {
    if section == target { stop(SnapshotMessages.movedToItself(.section, section)) }
    let moved = sections.remove(at: index(of: section))
    sections.insert(moved, at: index(of: target) + (after ? 1 : 0))
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    if let unknown = origins(ofSections: identifiers).firstIndex(of: -1) {
      stop(SnapshotMessages.unknown(.section, identifiers[unknown], for: "reload"))
    }
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Items

  /// Appends items to a section, by default to the last one. Items that exist are moved, with UIKit's warning. Stops if
  /// the section doesn't exist, if there are no sections, or if an item is listed twice.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let last = sections.indices.last else {
      stop("There are currently no sections in the data source. Please add a section first.")
    }
    let section = sectionIdentifier.map { index(of: $0) } ?? last
    admit(identifiers)
    sections[section].items += identifiers
  }

  /// Inserts items before another. Items that exist are moved, with UIKit's warning. Stops if the other item doesn't
  /// exist or is listed, or if an item is listed twice.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
    insert(identifiers, at: beforeItem, after: false)
  }

  /// Inserts items after another. Items that exist are moved, with UIKit's warning. Stops if the other item doesn't
  /// exist or is listed, or if an item is listed twice.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
    insert(identifiers, at: afterItem, after: true)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at target: ItemIdentifierType, after: Bool) {
    if identifiers.contains(target) { stop(SnapshotMessages.insertedAtItself(target)) }
    admit(identifiers)
    let position: RowPosition = position(of: target)
    sections[position.section].items.insert(contentsOf: identifiers, at: position.row + (after ? 1 : 0))
  }

  /// Removes the items that are to be inserted elsewhere.
  private mutating func admit(_ identifiers: [ItemIdentifierType]) {
    stopAtRepeated(identifiers)
    if numberOfItems == 0 {
      members = nil
      return
    }
    knowMembers()
    let existing = identifiers.filter { members?.insert($0).inserted == false }
    if existing.isEmpty { return }
    warn(SnapshotMessages.itemsExist(existing))
    remove(Set(existing))
  }

  private mutating func knowMembers() {
    if members == nil { members = Set(itemIdentifiers) }
  }

  private func stopAtRepeated(_ identifiers: [ItemIdentifierType]) {
    if identifiers.count < 2 { return }
    if let index = IdentifierMatching(old: [], new: identifiers).duplicate {
      stop(SnapshotMessages.repeated(.item, identifiers[index]))
    }
  }

  private mutating func remove(_ items: Set<ItemIdentifierType>) {
    for section in sections.indices { sections[section].items.removeAll(where: items.contains) }
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    stopAtRepeated(identifiers)
    let gone = Set(identifiers)
    members?.subtract(gone)
    remove(gone)
  }

  public mutating func deleteAllItems() {
    sections = []
    members = nil
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, after: false)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, after: true)
  }

  private mutating func move(_ item: ItemIdentifierType, to target: ItemIdentifierType, after: Bool) {
    if item == target { stop(SnapshotMessages.movedToItself(.item, item)) }
    let from: RowPosition = position(of: item)
    sections[from.section].items.remove(at: from.row)
    let to: RowPosition = position(of: target)
    sections[to.section].items.insert(item, at: to.row + (after ? 1 : 0))
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers, for: "reload")
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers, for: "reconfigure")
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func check(_ identifiers: [ItemIdentifierType], for action: String) {
    stopAtRepeated(identifiers)
    knowMembers()
    if let unknown = identifiers.first(where: { members?.contains($0) == false }) {
      stop(SnapshotMessages.unknown(.item, unknown, for: action))
    }
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
