import Dispatch
import Foundation

/// One row of the table: the measurement of an operation, and the row that it is compared with.
struct Benchmark {
  enum Unit: String {
    case nanoseconds = "ns"
    case bytes
    case count
    case exponent
  }

  /// Which of several measurements is printed.
  enum Statistic {
    case median
    case least
    case last
  }

  /// `group/case`, by which `--filter` selects.
  let name: String
  /// The name of the row whose value is 1.
  let baseline: String
  let unit: Unit
  /// The maximum number of measurements: 1 if a measurement takes seconds, or if only the first one counts.
  var rounds = Int.max
  var statistic = Statistic.median
  /// A row with a higher value fails.
  var limit: Double?
  /// Measures once and returns the value for one operation.
  ///
  /// - Throws: Why the row can't be measured.
  let sample: @MainActor () async throws -> Double
}

/// Why a row can't be measured, and what to do.
struct MeasurementFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Benchmark {
  /// A row in nanoseconds.
  ///
  /// - Parameters:
  ///   - operations: The number of operations in one call of the returned closure.
  ///   - make: Sets up, without being timed, and returns the closure to time.
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

  /// The duration of a closure.
  @MainActor
  static func nanoseconds<Failure>(_ body: @MainActor () throws(Failure) -> Void) throws(Failure) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start)
  }

  /// The processor time that a closure takes on all cores. Unlike its duration, it hardly depends on what else the
  /// machine does.
  @MainActor
  static func processorNanoseconds(_ body: @MainActor () -> Void) -> Double {
    let start = processorTime
    body()
    return processorTime - start
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// A value that several rows share. It is created when the first of them is measured.
@MainActor
final class Shared<Value> {
  private let make: () -> Value
  private(set) lazy var value = make()

  init(_ make: @escaping @MainActor () -> Value) { self.make = make }
}

/// Keeps the optimizer from removing a result that isn't used.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
