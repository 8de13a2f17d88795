@testable import HeadlessUIKit

/// A table or a collection view with its diffable data source, which records the requests for cells.
@MainActor final class SnapshotStage {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  enum Kind: String, CaseIterable, Codable, Sendable {
    case table, collection
  }

  let view: UIScrollView
  var log: [String] = []
  /// Called for each item that is configured.
  var whenFilling: ((Int) -> Void)?
  private(set) var apply: (Snapshot, (() -> Void)?) -> Void = { _, _ in }
  private(set) var load: (Snapshot, (() -> Void)?) -> Void = { _, _ in }
  private(set) var snapshot: () -> Snapshot = { Snapshot() }
  private(set) var item: (IndexPath) -> Int? = { _ in nil }
  private(set) var path: (Int) -> IndexPath? = { _ in nil }
  private(set) var section: (Int) -> String? = { _ in nil }
  private(set) var index: (String) -> Int? = { _ in nil }
  private(set) var cells: () -> [UIView] = { [] }

  init(_ kind: Kind) {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    switch kind {
    case .table:
      let table = UITableView(frame: frame)
      view = table
      show(in: table)
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 20)
      layout.minimumLineSpacing = 0
      let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
      view = collection
      show(in: collection)
    }
  }

  private func show(in table: UITableView) {
    table.rowHeight = 20
    table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { [unowned self] table, path, item in
      fill(item)
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    hold(source)
    cells = { [unowned table] in table.visibleCells }
  }

  private func show(in collection: UICollectionView) {
    collection.register(TextItemCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      [unowned self] collection, path, item in
      fill(item)
      return collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    hold(source)
    cells = { [unowned collection] in collection.visibleCells }
  }

  private func hold(_ source: some SnapshotSource) {
    apply = { source.apply($0, animatingDifferences: true, completion: $1) }
    load = { source.applySnapshotUsingReloadData($0, completion: $1) }
    snapshot = { source.snapshot() }
    item = { source.itemIdentifier(for: $0) }
    path = { source.indexPath(for: $0) }
    section = { source.sectionIdentifier(for: $0) }
    index = { source.index(for: $0) }
  }

  private func fill(_ item: Int) {
    log.append("\(item)")
    whenFilling?(item)
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Shows a section with items.
  func begin(_ items: [Int]) {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems(items)
    apply(snapshot, nil)
    view.layoutIfNeeded()
    log = []
  }
}

/// The methods that both diffable data sources share.
@MainActor private protocol SnapshotSource: AnyObject {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  func apply(_ snapshot: Snapshot, animatingDifferences: Bool, completion: (() -> Void)?)
  func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)?)
  func snapshot() -> Snapshot
  func itemIdentifier(for indexPath: IndexPath) -> Int?
  func indexPath(for itemIdentifier: Int) -> IndexPath?
  func sectionIdentifier(for index: Int) -> String?
  func index(for sectionIdentifier: String) -> Int?
}

extension UITableViewDiffableDataSource: SnapshotSource
where SectionIdentifierType == String, ItemIdentifierType == Int {}
extension UICollectionViewDiffableDataSource: SnapshotSource
where SectionIdentifierType == String, ItemIdentifierType == Int {}
