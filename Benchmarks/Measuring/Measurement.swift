/// A row as it is printed.
struct Measurement {
  var name: String
  /// `nil` if the row can't be measured.
  var value: Double?
  var unit: Benchmark.Unit
  var baseline: String
  /// The value divided by the baseline's; `nil` if one of them was not measured, or if the baseline's is 0.
  var ratio: Double?
  /// Why the row can't be measured.
  var failure: (any Error)?
}

extension Measurement {
  /// Measures all rows in turn, several times, and takes the median of each. A temporary disturbance of the machine
  /// then affects every row.
  @MainActor
  static func measure(_ benchmarks: [Benchmark], rounds: Int) async -> [Measurement] {
    var samples = [[Double]](repeating: [], count: benchmarks.count)
    var failures: [Int: any Error] = [:]
    for round in 0..<rounds {
      for (index, benchmark) in benchmarks.enumerated() where round < benchmark.rounds && failures[index] == nil {
        do {
          samples[index].append(try await benchmark.sample())
        } catch {
          failures[index] = error
        }
      }
    }
    let values = benchmarks.indices.map { index in
      failures[index] == nil ? benchmarks[index].statistic.value(of: samples[index]) : nil
    }
    for (index, benchmark) in benchmarks.enumerated() {
      guard let limit = benchmark.limit, let value = values[index], value > limit else { continue }
      failures[index] = MeasurementFailure("the value \(value) is higher than \(limit)")
    }
    let byName = Dictionary(zip(benchmarks.map(\.name), values)) { first, _ in first }
    return benchmarks.enumerated().map { index, benchmark in
      Measurement(
        name: benchmark.name,
        value: values[index],
        unit: benchmark.unit,
        baseline: benchmark.baseline,
        ratio: ratio(values[index], byName[benchmark.baseline] ?? nil),
        failure: failures[index]
      )
    }
  }

  private static func ratio(_ value: Double?, _ baseline: Double?) -> Double? {
    guard let value, let baseline, baseline != 0 else { return nil }
    return value / baseline
  }
}

extension Benchmark.Statistic {
  fileprivate func value(of samples: [Double]) -> Double? {
    switch self {
    case .median: median(samples)
    case .least: samples.min()
    case .last: samples.last
    }
  }

  private func median(_ samples: [Double]) -> Double {
    let sorted = samples.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
