import ListGeometry

/// What a diffable data source asks of its table or collection view.
@MainActor
protocol SnapshotView: AnyObject {
  /// Whether everything is to be loaded anyway.
  var needsReload: Bool { get }
  /// Performs a batch that is known as a whole; `change` changes the data.
  func perform(_ batch: BatchUpdates, _ change: () -> Void)
  /// Has the cells in view at these places filled again.
  func reconfigure(_ positions: [RowPosition])
  /// Loads everything anew.
  func reloadData()
  /// Runs something now, or after the updates that wait.
  func afterUpdates(_ action: @escaping () -> Void)
}

extension UITableView: SnapshotView {
  func reconfigure(_ positions: [RowPosition]) { reconfigureRows(at: positions.map(\.indexPath)) }
}

extension UICollectionView: SnapshotView {
  func reconfigure(_ positions: [RowPosition]) { reconfigureItems(at: positions.map(\.indexPath)) }
}

/// The snapshot that a view shows: what both diffable data sources have in common. An object, because the view asks it
/// while it changes.
@MainActor
final class AppliedSnapshot<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private weak var view: (any SnapshotView)?
  /// The content, without what was asked for when it was applied: that is done.
  private(set) var snapshot = Snapshot()
  /// Where the items are; `nil` until the first of them is looked up.
  private var places: [Item: RowPosition]?

  init(in view: any SnapshotView) { self.view = view }

  /// Shows a snapshot by the fewest updates; then `completion` is called, in callbacks of a layout after it.
  func apply(_ new: Snapshot, _ completion: (() -> Void)?) {
    guard let view, !view.needsReload else {
      // The view finds the content when it loads it.
      change(to: new)
      completion?()
      return
    }
    let difference = SnapshotDifference(from: snapshot.content, to: new.content)
    view.perform(difference.updates) { change(to: new) }
    if !difference.reconfigured.isEmpty { view.reconfigure(difference.reconfigured) }
    if let completion { view.afterUpdates(completion) }
  }

  /// Shows a snapshot by loading everything anew; then `completion` is called.
  func load(_ new: Snapshot, _ completion: (() -> Void)?) {
    change(to: new)
    view?.reloadData()
    completion?()
  }

  private func change(to new: Snapshot) {
    snapshot = new.withoutRequests
    places = nil
  }

  func item(at position: RowPosition) -> Item? {
    let sections = snapshot.sections
    guard sections.indices.contains(position.section), sections[position.section].items.indices.contains(position.row)
    else { return nil }
    return sections[position.section].items[position.row]
  }

  func place(of item: Item) -> RowPosition? {
    if let places { return places[item] }
    var found: [Item: RowPosition] = [:]
    for (section, content) in snapshot.sections.enumerated() {
      for (row, item) in content.items.enumerated() { found[item] = RowPosition(section: section, row: row) }
    }
    places = found
    return found[item]
  }

  func section(at index: Int) -> Section? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index].identifier : nil
  }

  func itemCount(inSection index: Int) -> Int { snapshot.sections[index].items.count }
}
