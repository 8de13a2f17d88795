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
  /// How often the row is measured at most: 1 where a measurement takes seconds, or where only the first one counts.
  var rounds = Int.max
  /// Measures once and gives the figure for one operation.
  let sample: @MainActor () async -> Double
}

extension Benchmark {
  /// A row of nanoseconds.
  ///
  /// - Parameters:
  ///   - operations: How many operations one call of `body` does.
  ///   - make: Sets up, untimed, and gives what is timed.
  @MainActor
  static func time(
    _ name: String,
    baseline: String,
    operations: Int,
    _ make: @escaping @MainActor () -> @MainActor () -> Void
  ) -> Benchmark {
    Benchmark(name: name, baseline: baseline, unit: .nanoseconds) {
      let body = make()
      body()
      return nanoseconds(body) / Double(operations)
    }
  }

  /// How long something takes.
  @MainActor
  static func nanoseconds(_ body: @MainActor () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start)
  }
}

/// A value that several rows share, made when the first of them is measured.
@MainActor
final class Shared<Value> {
  private let make: () -> Value
  private(set) lazy var value = make()

  init(_ make: @escaping @MainActor () -> Value) { self.make = make }
}

/// Keeps the optimiser from removing what nobody looks at.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
