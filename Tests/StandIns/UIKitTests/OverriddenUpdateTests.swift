import Testing
import UIKit

/// Subclasses of lists that override what changes and dequeues rows, as apps and mocks do.
@MainActor struct OverriddenUpdateTests {
  private final class LoggingTable: UITableView {
    var calls: [String] = []

    override func beginUpdates() {
      calls.append("begin")
      super.beginUpdates()
    }
    override func endUpdates() {
      calls.append("end")
      super.endUpdates()
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
      calls.append("insert \(indexPaths.map(\.row))")
      super.insertRows(at: indexPaths, with: animation)
    }
    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
      calls.append("dequeue \(indexPath.row)")
      return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
  }

  private final class Source: NSObject, UITableViewDataSource {
    var count = 1

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  @Test func overridesOfATableAreCalled() {
    let table = LoggingTable(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let source = Source()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.layoutIfNeeded()
    source.count = 2
    table.beginUpdates()
    table.insertRows(at: [[0, 1]], with: .none)
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.calls == ["dequeue 0", "begin", "insert [1]", "end", "dequeue 1"])
    #expect(table.cellForRow(at: [0, 1]) != nil)
  }

  private final class LoggingCollection: UICollectionView {
    var deleted: [IndexPath] = []

    override func deleteItems(at indexPaths: [IndexPath]) {
      deleted += indexPaths
      super.deleteItems(at: indexPaths)
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    var count = 2

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test func overridesOfACollectionViewAreCalled() {
    let layout = UICollectionViewFlowLayout()
    let collection = LoggingCollection(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let items = Items()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    collection.layoutIfNeeded()
    items.count = 1
    collection.performBatchUpdates { collection.deleteItems(at: [[0, 0]]) }
    collection.layoutIfNeeded()
    #expect(collection.deleted == [[0, 0]])
    #expect(collection.visibleCells.count == 1)
  }
}
