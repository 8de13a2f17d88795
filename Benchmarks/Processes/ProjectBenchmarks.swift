import Foundation

/// Runs of `reusegen lint` over a whole app: 1,000 documents and 10,000 sources, and a tenth of them. A tenth, times
/// ten, should take as long. Each run is a process, in which nothing is warm but the files, which the system has in
/// memory.
enum ProjectBenchmarks {
  private static let project = "lint/project"

  @MainActor static var all: [Benchmark] {
    let whole = Shared { CheckedFolder(size: 100) }
    let tenth = Shared { CheckedFolder(size: 10) }
    return [
      row(project, whole) { ["lint", $0.path, "--quiet"] },
      row("lint/project/tenth", tenth, times: 10) { ["lint", $0.path, "--quiet"] },
      row("lint/project/unused", whole) { ["lint", $0.path, "--quiet", "--unused"] },
    ]
  }

  /// - Parameter factor: The multiplier of the value, so that rows of different sizes are compared.
  @MainActor
  private static func row(
    _ name: String,
    _ folder: Shared<CheckedFolder>,
    times factor: Double = 1,
    _ arguments: @escaping @MainActor (CheckedFolder) -> [String]
  ) -> Benchmark {
    Benchmark(name: name, baseline: project, unit: .nanoseconds, rounds: 3) {
      try ChildProcess(ProcessBenchmarks.tool, arguments(folder.value)).processorTime * factor
    }
  }
}
