import ListGeometry

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

  init(in view: any SnapshotView) { self.view = view }

  /// Shows a snapshot with the fewest updates, then calls `completion`: at once, or, during a layout, after it.
  func apply(_ new: Snapshot, _ completion: (() -> Void)?) {
    guard let view, !view.needsReload else {
      // The reload shows the new content.
      change(to: new)
      completion?()
      return
    }
    let difference = SnapshotDifference(from: snapshot.content, to: new.content)
    view.perform(difference.updates) { change(to: new) }
    if !difference.reconfigured.isEmpty { view.reconfigure(difference.reconfigured) }
    if let completion { view.afterUpdates(completion) }
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
