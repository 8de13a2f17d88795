import HeadlessUIKit
import Testing

@MainActor struct BackgroundSnapshotTests {
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
