import HeadlessUIKit
import Recycler

/// Tables of a thousand to a million rows: the costs of a scroll step, a page, a jump, an insertion and a reload, and
/// the memory that a row takes. The cost must follow the number of rows that move on screen, not the number of rows.
/// ``Scrolling`` describes what is warm.
enum TableBenchmarks {
  @MainActor static var all: [Benchmark] {
    let tables = Dictionary(
      uniqueKeysWithValues: Scrolling.counts.map { count in
        (count, Shared { LongTable(count) })
      }
    )
    func view(_ count: Int) -> UITableView { tables[count]?.value.view ?? LongTable(count).view }
    return
      // One row enters the view and one leaves it.
      Scrolling.rows("table/step", isRepeated: true) { name, count, baseline in
        .time(name, baseline: baseline, operations: 10_000) {
          Scrolling.steps(view(count), by: 23, operations: 10_000)
        }
      }
      // All rows in view leave, and as many enter.
      + Scrolling.rows("table/page", isRepeated: true) { name, count, baseline in
        .time(name, baseline: baseline, operations: 500) { Scrolling.steps(view(count), by: 800, operations: 500) }
      }
      + Scrolling.rows("table/jump", isRepeated: true) { name, count, _ in
        .time(name, baseline: "table/page/\(count)/repeated", operations: 500) {
          Scrolling.jumps(view(count), operations: 500)
        }
      }
      + Scrolling.rows("table/insert") { name, count, baseline in
        .time(name, baseline: baseline, operations: 500) {
          let table = LongTable(count)
          return {
            for _ in 0..<500 {
              table.count += 1
              table.view.insertRows(at: [IndexPath(row: table.count / 2, section: 0)], with: .none)
            }
          }
        }
      }
      + Scrolling.rows("table/reload", isRepeated: true) { name, count, baseline in
        .time(name, baseline: baseline, operations: 500) {
          let table = LongTable(count, .estimated)
          return {
            for _ in 0..<500 {
              table.view.reloadData()
              table.view.layoutIfNeeded()
            }
          }
        }
      }
      + Scrolling.rows("table/geometry-bytes") { name, count, baseline in
        Benchmark(name: name, baseline: baseline, unit: .bytes) { bytes(.asked, count) }
      }
      + [
        Benchmark(
          name: "table/geometry-bytes/uniform/1000000",
          baseline: "table/geometry-bytes/1000",
          unit: .bytes
        ) { bytes(.uniform, 1_000_000) }
      ]
  }

  /// The memory that rows add to an empty table. Nothing is in view, so that no cell is counted.
  @MainActor private static func bytes(_ heights: LongTable.Heights, _ count: Int) -> Double {
    let table = LongTable(0, heights)
    table.view.frame.size.height = 0
    return Scrolling.bytes(count) {
      table.count = count
      table.view.reloadData()
      table.view.layoutIfNeeded()
    }
  }
}
