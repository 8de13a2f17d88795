import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// Rows and items that the user drags while the data source shows the move itself, or leaves that to the list.
@MainActor struct DraggedRowTests {
  /// The data source's response to a move, apart from moving its data.
  enum Way: CaseIterable {
    case leaves, reloads, applies
  }

  @Test(
    arguments: Way.allCases,
    [
      (IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0), [["b", "c", "a"], ["d"]]),
      (IndexPath(row: 1, section: 0), IndexPath(row: 1, section: 1), [["a", "c"], ["d", "b"]]),
      (IndexPath(row: 0, section: 1), IndexPath(row: 0, section: 0), [["d", "a", "b", "c"], []]),
    ] as [(IndexPath, IndexPath, [[String]])]
  )
  func aDraggedRowMovesItsData(_ way: Way, _ move: (from: IndexPath, to: IndexPath, shown: [[String]])) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let letters = [["a", "b", "c"], ["d"]]
    let movable = MovableRows(letters, reloads: way == .reloads)
    let diffable = MovableSnapshot(tableView: table) { table, indexPath, letter in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = letter
      return cell
    }
    if way == .applies {
      diffable.show(letters)
    } else {
      table.dataSource = movable
    }
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    table.user.dragRow(at: move.from, to: move.to)
    table.layoutIfNeeded()
    #expect(way == .applies ? diffable.letters == move.shown : movable.letters == move.shown)
    let shown = (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text ?? "-"
      }
    }
    #expect(shown == move.shown)
  }
}

extension DraggedRowTests {
  @Test(
    arguments: [
      (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0), [["b", "c", "a"], ["d"]], true),
      (IndexPath(item: 1, section: 0), IndexPath(item: 1, section: 1), [["a", "c"], ["d", "b"]], true),
      (IndexPath(item: 0, section: 1), IndexPath(item: 0, section: 0), [["a", "b", "c"], ["d"]], false),
    ] as [(IndexPath, IndexPath, [[String]], Bool)]
  )
  func handlersDetermineWhetherItemsMove(_ move: (from: IndexPath, to: IndexPath, shown: [[String]], isAllowed: Bool)) {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, letter in
      cell.accessibilityLabel = letter
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection,
      path,
      letter in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: letter)
    }
    source.apply(NSDiffableDataSourceSnapshot([(0, ["a", "b", "c"]), (1, ["d"])]))
    collection.layoutIfNeeded()
    #expect(!collection.beginInteractiveMovementForItem(at: move.from), "no item unless set")
    var told: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != "d" }
    source.reorderingHandlers.willReorder = { told.append("will \($0.initialSnapshot.itemIdentifiers.joined())") }
    source.reorderingHandlers.didReorder = { told.append("did \($0.finalSnapshot.itemIdentifiers.joined())") }
    withKnownIssue {
      collection.user.dragItem(at: move.from, to: move.to)
    } when: {
      !move.isAllowed
    }
    collection.layoutIfNeeded()
    #expect(told == (move.isAllowed ? ["will abcd", "did \(move.shown.joined().joined())"] : []))
    let shown = (0..<collection.numberOfSections).map { section in
      (0..<collection.numberOfItems(inSection: section)).map { item in
        collection.cellForItem(at: IndexPath(item: item, section: section))?.accessibilityLabel ?? "-"
      }
    }
    #expect(shown == move.shown)
  }
}

private final class MovableRows: NSObject, UITableViewDataSource {
  var letters: [[String]]
  private let reloads: Bool

  init(_ letters: [[String]], reloads: Bool) {
    self.letters = letters
    self.reloads = reloads
  }

  func numberOfSections(in tableView: UITableView) -> Int { letters.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = letters[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    letters[target.section].insert(letters[source.section].remove(at: source.row), at: target.row)
    if reloads { tableView.reloadData() }
  }
}

private final class MovableSnapshot: UITableViewDiffableDataSource<Int, String> {
  var letters: [[String]] { snapshot().sectionIdentifiers.map { snapshot().itemIdentifiers(inSection: $0) } }

  func show(_ letters: [[String]]) {
    apply(NSDiffableDataSourceSnapshot(letters.enumerated().map { ($0, $1) }), animatingDifferences: false)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    var letters = letters
    letters[target.section].insert(letters[source.section].remove(at: source.row), at: target.row)
    show(letters)
  }
}
