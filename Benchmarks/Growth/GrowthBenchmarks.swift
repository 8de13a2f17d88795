import Foundation

/// Runs of each command over inputs of 1, 4, 16 and 64 times the size, in processor time, and the exponent with which
/// the time grows between the last two: 1 for time that grows with the input, 2 for its square. Each run is a process
/// of its own, in which nothing is warm but the files, which the system has in memory.
enum GrowthBenchmarks {
  private static let sizes = [1, 4, 16, 64]
  private static let start = "growth/start"

  /// A row whose time grows faster than this fails: sorting and hashing take a little more than linear time, and so
  /// does memory that doesn't fit into the processor's cache.
  private static let highestExponent = 1.2

  @MainActor static var all: [Benchmark] {
    let starts = LeastTimes()
    let first = Benchmark(name: start, baseline: start, unit: .nanoseconds, rounds: rounds, statistic: .least) {
      let run = try ChildProcess(ProcessBenchmarks.tool, ["--version"])
      return starts.add(run.processorTime, at: 1)
    }
    return [first]
      + GrowthCase.all.flatMap { growth in
        let folders = Dictionary(
          uniqueKeysWithValues: sizes.map { size in
            (size, Shared { WrittenFolder(growth.files(growth.count * size)) })
          }
        )
        return growth.commands.flatMap { rows(of: $0, growth, folders, starts) }
      }
  }

  private static let rounds = 3

  @MainActor
  private static func rows(
    of command: GrowthCommand,
    _ growth: GrowthCase,
    _ folders: [Int: Shared<WrittenFolder>],
    _ starts: LeastTimes
  ) -> [Benchmark] {
    let name = "growth/\(command.name)/\(growth.name)"
    let times = LeastTimes()
    var prepared: Set<Int> = []
    let rows = sizes.map { size in
      Benchmark(name: "\(name)/\(size)", baseline: "\(name)/1", unit: .nanoseconds, rounds: rounds, statistic: .least) {
        guard let folder = folders[size]?.value else { return 0 }
        if prepared.insert(size).inserted { try command.prepare(folder) }
        return times.add(try command.run(folder).processorTime, at: size)
      }
    }
    let growthOfTime = Benchmark(
      name: "\(name)/exponent",
      baseline: "\(name)/exponent",
      unit: .exponent,
      rounds: rounds,
      statistic: .last,
      limit: highestExponent
    ) {
      try exponent(times, start: starts[1] ?? 0)
    }
    return rows + [growthOfTime]
  }

  /// The exponent between the last two sizes, without the time that a process takes to start.
  @MainActor
  private static func exponent(_ times: LeastTimes, start: Double) throws -> Double {
    let (small, large) = (sizes[sizes.count - 2], sizes[sizes.count - 1])
    guard let before = times[small], let after = times[large] else {
      throw MeasurementFailure("one of the last two sizes can't be measured")
    }
    return log(max(after - start, 1) / max(before - start, 1)) / log(Double(large) / Double(small))
  }
}

/// The least time of each size.
@MainActor
private final class LeastTimes {
  private var times: [Int: Double] = [:]

  subscript(size: Int) -> Double? { times[size] }

  func add(_ time: Double, at size: Int) -> Double {
    times[size] = min(times[size] ?? time, time)
    return time
  }
}
