import Recycler

/// Takes a cell from its pool and returns it: with a pool written by hand, the generated accessor, and the mixin.
///
/// Everything is warm: the pool has a cell, and the identifier's pool is known.
enum DequeueBenchmarks {
  private static let operations = 200_000
  private static let baseline = "dequeue/array/repeated"

  @MainActor static var all: [Benchmark] {
    [
      .time(baseline, baseline: baseline, operations: operations) {
        let pool = ArrayPool()
        return {
          for _ in 0..<operations {
            let cell = pool.dequeue()
            keep(cell)
            pool.recycle(cell)
          }
        }
      },
      .time("dequeue/accessor/repeated", baseline: baseline, operations: operations) {
        let (tableView, indexPath) = table()
        return {
          for _ in 0..<operations {
            let cell = tableView.dequeue(.accessorCell, for: indexPath)
            keep(cell)
            tableView.recycle(cell)
          }
        }
      },
      .time("dequeue/mixin/repeated", baseline: baseline, operations: operations) {
        let (tableView, indexPath) = table()
        return {
          for _ in 0..<operations {
            let cell: AccessorCell = tableView.dequeueReusableCell(for: indexPath)
            keep(cell)
            tableView.recycle(cell)
          }
        }
      },
      .time("dequeue/mixin-default/repeated", baseline: baseline, operations: operations) {
        let (tableView, indexPath) = table()
        return {
          for _ in 0..<operations {
            let cell: MixinCell = tableView.dequeueReusableCell(for: indexPath)
            keep(cell)
            tableView.recycle(cell)
          }
        }
      },
    ]
  }

  /// A table with one row, whose cell can be dequeued repeatedly.
  @MainActor private static func table() -> (UITableView, IndexPath) {
    let tableView = OneRowTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    tableView.dataSource = tableView
    tableView.register(Bench.Cells.accessorCell)
    tableView.register(cellType: MixinCell.self)
    return (tableView, IndexPath(row: 0, section: 0))
  }
}

private final class OneRowTable: UITableView, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    dequeue(.accessorCell, for: indexPath)
  }
}

/// The fastest possible pool: an array of one class, written by hand.
@MainActor
private final class ArrayPool {
  private var cells: [AccessorCell] = []

  @inline(never)
  func dequeue() -> AccessorCell {
    guard let cell = cells.popLast() else { return AccessorCell(style: .default, reuseIdentifier: "AccessorCell") }
    cell.prepareForReuse()
    return cell
  }

  @inline(never)
  func recycle(_ cell: AccessorCell) { cells.append(cell) }
}
