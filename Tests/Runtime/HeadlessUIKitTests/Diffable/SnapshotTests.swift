import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

@Suite struct SnapshotTests {
  @Test func editsCombine() {
    var edited = Snapshot([("a", [1, 2, 3]), ("b", [4])])
    edited.insertItems([10], beforeItem: 2)
    edited.insertItems([11], afterItem: 4)
    edited.moveItem(1, afterItem: 4)
    edited.deleteItems([3])
    edited.moveSection("a", afterSection: "b")
    edited.insertSections(["c"], beforeSection: "a")
    #expect(edited.sectionIdentifiers == ["b", "c", "a"])
    #expect(edited.itemIdentifiers == [4, 1, 11, 10, 2])
    #expect(edited.indexOfItem(10) == 3)
    #expect(edited.sectionIdentifier(containingItem: 10) == "a")
    #expect(edited.sectionIdentifier(containingItem: 3) == nil)
    #expect(edited.numberOfItems(inSection: "b") == 3)
    #expect(edited.numberOfItems == 5)
    edited.deleteSections(["b"])
    #expect(edited.itemIdentifiers(inSection: "a") == [10, 2])
  }

  @MainActor @Test(.tags(.soak), arguments: 1...6)
  func aTableShowsRandomSnapshotsAndKeepsCells(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    table.rowHeight = 20
    table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    var old = Snapshot()
    for step in 0..<SoakLength.count(50, full: 200) {
      let names = ["a", "b", "c", "d"].filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      var rest = Array(0..<12).shuffled(using: &random)
      if step % 3 == 0 { rest.sort() }
      var new = Snapshot()
      for name in names {
        new.appendSections([name])
        let count = Int.random(in: 0...min(4, rest.count), using: &random)
        new.appendItems(Array(rest.prefix(count)))
        rest.removeFirst(count)
      }
      if let item = new.itemIdentifiers.randomElement(using: &random), step % 4 == 0 { new.reloadItems([item]) }
      if let item = new.itemIdentifiers.randomElement(using: &random), step % 5 == 0 { new.reconfigureItems([item]) }
      if let name = names.first, step % 7 == 0 { new.reloadSections([name]) }
      let before = Dictionary(table.visibleCells.map { ($0.textLabel?.text ?? "", $0) }, uniquingKeysWith: { $1 })
      source.apply(new)
      let what = "seed \(seed), step \(step)"
      #expect(table.visibleCells.map { $0.textLabel?.text ?? "" } == new.itemIdentifiers.map(String.init), "\(what)")
      let sections = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
      #expect(sections == names.map { new.numberOfItems(inSection: $0) }, "\(what)")
      let kept = Set(old.itemIdentifiers).intersection(new.itemIdentifiers).subtracting(new.reloadedItemIdentifiers)
      if step % 7 != 0 {
        for item in kept {
          let path = try #require(source.indexPath(for: item))
          #expect(table.cellForRow(at: path) === before["\(item)"], "\(what): the cell of \(item)")
        }
      }
      old = new
    }
  }
}
