import HeadlessListModel

/// The snapshot that was applied last, shared code of both diffable data sources. An object, because the view queries
/// it while it changes.
@MainActor
final class AppliedSnapshot<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private weak var view: (any SnapshotView)?
  /// The content, without the requests to reload and reconfigure, which have been fulfilled.
  private(set) var snapshot = Snapshot()
  /// The positions of the items; `nil` until one is looked up.
  private var positions: [Item: RowPosition]?

  /// The outline that is being applied.
  private var pendingOutline: (section: Section, outline: NSDiffableDataSourceSectionSnapshot<Item>)?

  /// Whether the view makes updates for a snapshot.
  private var isApplying = false
  /// Whether a cell or another view is being provided.
  private var isProviding = false

  init(in view: any SnapshotView) { self.view = view }

  /// Shows a snapshot with the fewest updates, then calls `completion`: at once, or, during a layout, after it.
  func apply(_ new: Snapshot, _ completion: (() -> Void)?) {
    guard let view, !view.needsReload else {
      // The reload shows the new content.
      change(to: new)
      completion?()
      return
    }
    if isApplying, isProviding { stop(SnapshotMessages.nestedApply) }
    let (difference, isNested) = (SnapshotDifference(from: snapshot.content, to: new.content), isApplying)
    isApplying = true
    view.perform(difference.updates) { change(to: new) }
    isApplying = isNested
    if !difference.reconfigured.isEmpty { view.reconfigure(difference.reconfigured) }
    if !outlines.isEmpty, let showOutlines { view.afterUpdates(showOutlines) }
    if let completion { view.afterUpdates(completion) }
  }

  /// Calls a provider of cells or other views, within which no snapshot may be applied while one is being applied.
  func providing<View>(_ provider: () -> View) -> View {
    let outer = isProviding
    isProviding = true
    defer { isProviding = outer }
    return provider()
  }

  /// Shows a snapshot by reloading everything, then calls `completion`.
  func load(_ new: Snapshot, _ completion: (() -> Void)?) {
    change(to: new)
    view?.reloadData()
    completion?()
  }

  private func change(to new: Snapshot) {
    snapshot = new.withoutRequests
    positions = nil
    if let pendingOutline { outlines[pendingOutline.section] = pendingOutline.outline }
    pendingOutline = nil
    for (section, outline) in outlines {
      let exists = snapshot.indexOfSection(section) != nil
      outlines[section] = exists ? outline.following(snapshot.itemIdentifiers(inSection: section)) : nil
    }
  }

  // MARK: Sections as outlines

  /// The outlines that were applied to sections. They follow all changes of the sections' items.
  private var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  /// Shows the outlines in the visible cells.
  var showOutlines: (() -> Void)?

  /// The outline of a section; one without children if none was applied.
  func outline(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let outline = outlines[section] { return outline }
    let exists = snapshot.indexOfSection(section) != nil
    return NSDiffableDataSourceSectionSnapshot(flat: exists ? snapshot.itemIdentifiers(inSection: section) : [])
  }

  /// The outline that was applied to a section, and the item at an index; `nil` if none was applied.
  func outlinedItem(at position: RowPosition) -> (outline: NSDiffableDataSourceSectionSnapshot<Item>, item: Item)? {
    guard !outlines.isEmpty, let section = section(at: position.section), let outline = outlines[section],
      let item = item(at: position)
    else { return nil }
    return (outline, item)
  }

  /// Shows the visible items of an outline in a section. Appends the section if it doesn't exist.
  func apply(_ outline: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section, _ completion: (() -> Void)?) {
    var new = snapshot
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.deleteItems(new.itemIdentifiers(inSection: section))
    new.appendItems(outline.visibleItems, toSection: section)
    // `change(to:)` sets it, because the view requests cells before `apply` returns.
    pendingOutline = (section, outline)
    apply(new, completion)
  }

  /// The changes of the sections that have other items in a new snapshot.
  func sectionTransactions(to new: Snapshot) -> [NSDiffableDataSourceSectionTransaction<Section, Item>] {
    snapshot.sectionIdentifiers.compactMap { section in
      let (old, items) = (outline(of: section), new.itemIdentifiers(inSection: section))
      return old.visibleItems == items
        ? nil
        : NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section,
          initialSnapshot: old,
          finalSnapshot: old.following(items)
        )
    }
  }

  func item(at position: RowPosition) -> Item? {
    let sections = snapshot.sections
    guard sections.indices.contains(position.section), sections[position.section].items.indices.contains(position.row)
    else { return nil }
    return sections[position.section].items[position.row]
  }

  func position(of item: Item) -> RowPosition? {
    if let positions { return positions[item] }
    var found: [Item: RowPosition] = [:]
    for (section, content) in snapshot.sections.enumerated() {
      for (row, item) in content.items.enumerated() { found[item] = RowPosition(section: section, row: row) }
    }
    positions = found
    return found[item]
  }

  func section(at index: Int) -> Section? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index].identifier : nil
  }

  func itemCount(inSection index: Int) -> Int { snapshot.sections[index].items.count }
}
