import Testing

@testable import HeadlessUIKit

/// The behavior that both diffable data sources share, in a table and in a collection view.
@MainActor struct DiffableDataSourceTests {
  @Test(arguments: SnapshotStage.Kind.allCases)
  func itemsAndIndexPathsAreLookedUp(kind: SnapshotStage.Kind) {
    let stage = SnapshotStage(kind)
    var snapshot = stage.snapshot()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    stage.apply(snapshot, nil)
    #expect(stage.item(IndexPath(row: 1, section: 0)) == 2)
    #expect(stage.item(IndexPath(row: 2, section: 0)) == nil)
    #expect(stage.item(IndexPath(row: 0, section: 3)) == nil)
    #expect(stage.path(3) == IndexPath(row: 0, section: 2))
    #expect(stage.path(4) == nil)
    #expect(stage.section(1) == "b")
    #expect(stage.section(3) == nil && stage.section(-1) == nil)
    #expect(stage.index("c") == 2)
    #expect(stage.index("d") == nil)
    snapshot.moveItem(3, beforeItem: 1)
    stage.apply(snapshot, nil)
    #expect(stage.path(3) == IndexPath(row: 0, section: 0))
  }

  @Test(arguments: SnapshotStage.Kind.allCases)
  func reloadingReplacesACellAndReconfiguringKeepsIt(kind: SnapshotStage.Kind) {
    let stage = SnapshotStage(kind)
    stage.begin([1, 2, 3])
    let before = stage.cells()
    var snapshot = stage.snapshot()
    snapshot.reconfigureItems([3])
    snapshot.reloadItems([1])
    stage.apply(snapshot, nil)
    #expect(stage.takeLog() == ["1", "3"])
    let after = stage.cells()
    #expect(after[0] !== before[0])
    #expect(after[1] === before[1] && after[2] === before[2])
  }

  @Test(arguments: SnapshotStage.Kind.allCases)
  func requestsAreFulfilledOnce(kind: SnapshotStage.Kind) {
    let stage = SnapshotStage(kind)
    stage.begin([1, 2, 3])
    var snapshot = stage.snapshot()
    snapshot.reconfigureItems([2])
    snapshot.reloadItems([1])
    snapshot.reloadSections(["a"])
    stage.apply(snapshot, nil)
    stage.log = []
    var next = stage.snapshot()
    #expect(next.reloadedItemIdentifiers.isEmpty && next.reconfiguredItemIdentifiers.isEmpty)
    #expect(next.reloadedSectionIdentifiers.isEmpty)
    next.appendItems([4])
    stage.apply(next, nil)
    #expect(stage.takeLog() == ["4"])
  }

  /// Empty sections begin at the same index as the next one.
  @Test(arguments: SnapshotStage.Kind.allCases)
  func reconfiguringSkipsEmptySections(kind: SnapshotStage.Kind) {
    let stage = SnapshotStage(kind)
    var snapshot = stage.snapshot()
    snapshot.appendSections(["a", "b", "c", "d", "e"])
    snapshot.appendItems([1], toSection: "b")
    snapshot.appendItems([2, 3], toSection: "d")
    stage.apply(snapshot, nil)
    stage.view.layoutIfNeeded()
    stage.log = []
    snapshot.reconfigureItems([3, 1])
    stage.apply(snapshot, nil)
    #expect(stage.takeLog() == ["1", "3"])
  }

  @Test(arguments: SnapshotStage.Kind.allCases)
  func applyingWithReloadDataReloadsEverything(kind: SnapshotStage.Kind) {
    let stage = SnapshotStage(kind)
    stage.begin([1, 2])
    var snapshot = stage.snapshot()
    snapshot.appendItems([3])
    stage.load(snapshot) { stage.log.append("done") }
    stage.view.layoutIfNeeded()
    #expect(stage.takeLog() == ["done", "1", "2", "3"])
    #expect(stage.cells().count == 3)
    #expect(stage.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test(arguments: SnapshotStage.Kind.allCases)
  func completionComesAfterTheChange(kind: SnapshotStage.Kind) {
    let stage = SnapshotStage(kind)
    stage.begin([1, 2])
    var snapshot = stage.snapshot()
    snapshot.appendItems([3])
    stage.apply(snapshot) { stage.log.append("done, \(stage.cells().count) cells") }
    #expect(stage.takeLog() == ["3", "done, 3 cells"])
    // This also applies if nothing changes.
    stage.apply(snapshot) { stage.log.append("done") }
    #expect(stage.takeLog() == ["done"])
  }

  /// During a layout, the completion handler runs after the layout, because only then the cells exist.
  @Test(arguments: SnapshotStage.Kind.allCases)
  func completionComesAfterALayout(kind: SnapshotStage.Kind) {
    let stage = SnapshotStage(kind)
    var snapshot = stage.snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    stage.apply(snapshot, nil)
    stage.whenFilling = { item in
      if item != 1 || snapshot.numberOfItems > 2 { return }
      snapshot.appendItems([3])
      stage.apply(snapshot) { stage.log.append("done, \(stage.cells().count) cells") }
      stage.log.append("asked")
    }
    stage.view.layoutIfNeeded()
    let log = stage.takeLog()
    #expect(log.prefix(2) == ["1", "asked"])
    #expect(log.dropFirst(2).sorted() == ["2", "3", "done, 3 cells"] && log.last == "done, 3 cells")
  }

  @Test(arguments: SnapshotStage.Kind.allCases)
  func snapshotsBeforeTheFirstLayoutAreLoaded(kind: SnapshotStage.Kind) {
    let stage = SnapshotStage(kind)
    var snapshot = stage.snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    stage.apply(snapshot) { stage.log.append("done") }
    #expect(stage.takeLog() == ["done"])
    stage.view.layoutIfNeeded()
    #expect(stage.takeLog() == ["1", "2"])
  }

  /// A list may reload, measure and configure its cells: this changes no counts.
  @Test(arguments: SnapshotStage.Kind.allCases)
  func aListMayBeReloadedAndMeasuredAgain(_ kind: SnapshotStage.Kind) {
    let stage = SnapshotStage(kind)
    stage.apply(NSDiffableDataSourceSnapshot([("a", [1, 2]), ("b", [3])])) {}
    stage.view.layoutIfNeeded()
    if let table = stage.view as? UITableView {
      table.beginUpdates()
      table.endUpdates()
      table.performBatchUpdates(nil)
      table.reconfigureRows(at: [[0, 1]])
      table.reloadData()
    }
    if let collection = stage.view as? UICollectionView {
      collection.performBatchUpdates(nil)
      collection.reconfigureItems(at: [[0, 1]])
      collection.reloadData()
    }
    stage.view.layoutIfNeeded()
    #expect(stage.cells().count == 3)
  }

  @Test func supplementaryViewsComeFromTheirProvider() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.headerReferenceSize = CGSize(width: 100, height: 10)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let kind = UICollectionView.elementKindSectionHeader
    collection.register(TextView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.supplementaryViewProvider = { [unowned source] collection, kind, path in
      let view = collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
      (view as? TextView)?.text = source.sectionIdentifier(for: path.section) ?? ""
      return view
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["a", "b"])
    source.apply(snapshot)
    collection.layoutIfNeeded()
    let headers = (0..<2).map { section in
      collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section)) as? TextView
    }
    #expect(headers.map { $0?.text } == ["a", "b"])
  }

  @Test func aSnapshotIsAppliedOnAnyThread() async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, indexPath, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    let items = await Task.detached {
      var snapshot = source.snapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 3])
      source.apply(snapshot, animatingDifferences: false)
      return source.snapshot().itemIdentifiers
    }.value
    table.layoutIfNeeded()
    #expect(items == [1, 2, 3] && table.visibleCells.count == 3)
  }
}
