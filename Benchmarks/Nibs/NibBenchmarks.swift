import HeadlessUIKit
import Recycler

/// A nib of twelve views with six outlets and twenty constraints, compared with the same views built in code.
///
/// Warm in all rows: fonts. In rows that end in `/repeated`, the nib's plan is made before the measurement. `nib/load`
/// makes it each time, from bytes in memory. Nothing is laid out.
enum NibBenchmarks {
  private static let baseline = "nib/by-hand/repeated"
  private static let memoryBaseline = "nib/by-hand-memory/repeated"
  private static let operations = 2_000
  private static let cells = 10_000

  @MainActor static var all: [Benchmark] {
    [
      .time(baseline, baseline: baseline, operations: operations) {
        { for _ in 0..<operations { keep(BenchCard.byHand()) } }
      },
      .time("nib/instantiate/repeated", baseline: baseline, operations: operations) {
        let nib = UINib(nibName: "BenchCard", bundle: .module)
        return { for _ in 0..<operations { keep(nib.instantiate(withOwner: nil, options: nil)) } }
      },
      // Reads the document each time: the cost of its first use.
      .time("nib/load", baseline: baseline, operations: 50) {
        let data = Bundle.module.url(forResource: "BenchCard", withExtension: "xib").flatMap {
          try? Data(contentsOf: $0)
        }
        return {
          for _ in 0..<50 {
            keep(UINib(data: data ?? Data(), bundle: .module).instantiate(withOwner: nil, options: nil))
          }
        }
      },
      memory(memoryBaseline) { BenchCard.byHand() },
      memory("nib/memory/repeated") {
        UINib(nibName: "BenchCard", bundle: .module).instantiate(withOwner: nil, options: nil)
      },
    ]
  }

  /// The bytes that one of ten thousand cells takes on the heap.
  @MainActor private static func memory(_ name: String, _ make: @escaping @MainActor () -> Any) -> Benchmark {
    Benchmark(name: name, baseline: memoryBaseline, unit: .bytes) {
      // Objects that all cells share, such as the document, are made before the measurement.
      keep(make())
      var made: [Any] = []
      made.reserveCapacity(cells)
      let before = HeapUse.bytes
      for _ in 0..<cells { made.append(make()) }
      let after = HeapUse.bytes
      keep(made)
      return Double(after - before) / Double(cells)
    }
  }
}
