import Dispatch
import HeadlessUIKit
import HeadlessUIKitAuditing

/// The audit of recycled cells: what a row costs, of 10,000 with three kinds of cells, compared with a scroll step that
/// shows one row.
///
/// The table is new in each round, so that its pools are empty. Warm from the second round on: the fonts of the labels,
/// and the frames that the constraints of one kind of cell determine.
enum AuditBenchmarks {
  private static let rows = 10_000

  @MainActor static var all: [Benchmark] {
    [
      Benchmark(name: "audit/row", baseline: "table/step/1000/repeated", unit: .nanoseconds, rounds: 3) {
        let table = AuditedTable(rows)
        let start = DispatchTime.now().uptimeNanoseconds
        let findings = await ReuseAudit(ListCells(of: table.view)).run()
        let time = Double(DispatchTime.now().uptimeNanoseconds - start)
        precondition(findings.isEmpty, "a cell of the benchmark is stale: \(findings)")
        return time / Double(rows)
      }
    ]
  }
}
