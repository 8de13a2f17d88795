import Testing

@testable import HeadlessUIKit

/// Items that a snapshot reloads or reconfigures.
@MainActor struct ReloadedOnceTests {
  @Test func aReloadedItemIsNotReloadedAgain() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var asked: [String] = []
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, letter in
      asked.append(letter)
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var first = source.snapshot()
    first.appendSections([0])
    first.appendItems(["a", "b", "c"])
    source.apply(first)
    table.layoutIfNeeded()
    asked = []
    var changed = source.snapshot()
    changed.reloadItems(["a"])
    changed.reconfigureItems(["b"])
    source.apply(changed)
    table.layoutIfNeeded()
    #expect(asked == ["a", "b"])
    var later = source.snapshot()
    #expect(later.reloadedItemIdentifiers == [] && later.reconfiguredItemIdentifiers == [])
    later.deleteItems(["c"])
    source.apply(later)
    table.layoutIfNeeded()
    #expect(asked == ["a", "b"])
  }
}
