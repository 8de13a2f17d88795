/// A row as it is printed.
struct Measurement {
  var name: String
  var value: Double
  var unit: Benchmark.Unit
  var baseline: String
  /// The value divided by the baseline's; nil if the baseline was not measured.
  var ratio: Double?
}

extension Measurement {
  /// Measures all rows in turn, several times, and takes the median of each. A temporary disturbance of the machine
  /// then affects every row.
  @MainActor
  static func measure(_ benchmarks: [Benchmark], rounds: Int) async -> [Measurement] {
    var samples = [[Double]](repeating: [], count: benchmarks.count)
    for round in 0..<rounds {
      for (index, benchmark) in benchmarks.enumerated() where round < benchmark.rounds {
        samples[index].append(await benchmark.sample())
      }
    }
    let values = samples.map(median)
    let byName = Dictionary(zip(benchmarks.map(\.name), values)) { first, _ in first }
    return zip(benchmarks, values).map { benchmark, value in
      Measurement(
        name: benchmark.name,
        value: value,
        unit: benchmark.unit,
        baseline: benchmark.baseline,
        ratio: byName[benchmark.baseline].map { value / $0 }
      )
    }
  }

  private static func median(_ samples: [Double]) -> Double {
    let sorted = samples.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
