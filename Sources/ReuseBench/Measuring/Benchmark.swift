import Dispatch

/// One row of the table: a figure for one operation, and the row that it is compared with.
struct Benchmark {
  enum Unit: String {
    case nanoseconds = "ns"
    case bytes
    case count
  }

  /// `group/case`, by which `--filter` selects.
  let name: String
  /// The name of the row whose value is 1.
  let baseline: String
  let unit: Unit
  /// Measures once and gives the figure for one operation.
  let sample: @MainActor () -> Double
}

extension Benchmark {
  /// A row of nanoseconds.
  ///
  /// - Parameters:
  ///   - operations: How many operations one call of `body` does.
  ///   - make: Sets up, untimed, and gives what is timed.
  @MainActor
  static func time(
    _ name: String, baseline: String, operations: Int, _ make: @escaping @MainActor () -> @MainActor () -> Void
  ) -> Benchmark {
    Benchmark(name: name, baseline: baseline, unit: .nanoseconds) {
      let body = make()
      body()
      let start = DispatchTime.now().uptimeNanoseconds
      body()
      let end = DispatchTime.now().uptimeNanoseconds
      return Double(end - start) / Double(operations)
    }
  }
}

/// Keeps the optimiser from removing what nobody looks at.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
