import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
  var snapshot = Snapshot()
  for (name, items) in sections {
    snapshot.appendSections([name])
    snapshot.appendItems(items, toSection: name)
  }
  return snapshot
}

@Suite struct SnapshotTests {
  @Test func editsOfASnapshot() {
    var edited = snapshot([("a", [1, 2, 3]), ("b", [4])])
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

  struct Case: Sendable, CustomTestStringConvertible {
    let old: [Int]
    let new: [Int]
    let deleted: [Int]
    let inserted: [Int]
    let moved: [[Int]]
    var testDescription: String { "\(old) -> \(new)" }
  }

  static let cases = [
    Case(old: [1, 2, 3], new: [1, 2, 3], deleted: [], inserted: [], moved: []),
    Case(old: [], new: [1, 2], deleted: [], inserted: [0, 1], moved: []),
    Case(old: [1, 2, 3], new: [1, 3], deleted: [1], inserted: [], moved: []),
    Case(old: [1, 2, 3, 4], new: [4, 1, 2, 3], deleted: [], inserted: [], moved: [[3, 0]]),
    Case(old: [1, 2, 3, 4], new: [2, 3, 4, 1], deleted: [], inserted: [], moved: [[0, 3]]),
    Case(old: [1, 2, 3], new: [3, 9, 2], deleted: [0], inserted: [1], moved: [[2, 0]]),
  ]

  @Test(arguments: cases)
  func fewestUpdates(_ test: Case) {
    let updates = SnapshotDifference(from: snapshot([("s", test.old)]), to: snapshot([("s", test.new)])).updates
    #expect(updates.deletedRows.map(\.row) == test.deleted)
    #expect(updates.insertedRows.map(\.row) == test.inserted)
    // Of two rows that change places either may be the one that moves.
    #expect(updates.movedRows.count == test.moved.count)
    if test.old.count > 3 { #expect(updates.movedRows.map { [$0.from.row, $0.to.row] } == test.moved) }
  }

  @MainActor
  @Test(arguments: 1...6)
  func randomSnapshotsInATable(seed: UInt64) throws {
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
    for step in 0..<200 {
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

  @Test func ascendingPartIsTheLongest() {
    for count in 0...6 {
      for permutation in permutations(of: Array(0..<Int32(count))) {
        let marks = AscendingPart.marks(of: permutation)
        let part = zip(permutation, marks).filter(\.1).map(\.0)
        #expect(part == part.sorted())
        var longest = 0
        for subset in 0..<(1 << count) {
          let chosen = permutation.indices.filter { subset >> $0 & 1 == 1 }.map { permutation[$0] }
          if chosen == chosen.sorted() { longest = max(longest, chosen.count) }
        }
        #expect(part.count == longest, "\(permutation)")
      }
    }
  }

  private func permutations(of values: [Int32]) -> [[Int32]] {
    if values.isEmpty { return [[]] }
    return values.indices.flatMap { index in
      var rest = values
      let first = rest.remove(at: index)
      return permutations(of: rest).map { [first] + $0 }
    }
  }
}
