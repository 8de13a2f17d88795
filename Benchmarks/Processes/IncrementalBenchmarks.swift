import Foundation

/// Runs of `reusegen lint` over 4,000 sources, of which one changed since the last run: with the declarations that the
/// last run kept, and without them.
///
/// Each run is a process. Warm: the system has the files in memory, and for `lint/incremental` the declarations of all
/// sources but one are in a file.
enum IncrementalBenchmarks {
  private static let whole = "lint/whole"

  @MainActor static var all: [Benchmark] {
    let folder = Shared { CheckedFolder(size: 40) }
    return [
      row(whole, folder) { _ in [] },
      row("lint/incremental", folder) { ["--cache", $0.cache] },
    ]
  }

  @MainActor
  private static func row(
    _ name: String,
    _ folder: Shared<CheckedFolder>,
    _ arguments: @escaping @MainActor (CheckedFolder) -> [String]
  ) -> Benchmark {
    Benchmark(name: name, baseline: whole, unit: .nanoseconds) {
      let folder = folder.value
      let command = ["lint", folder.manifest, "--quiet"] + arguments(folder)
      // The first run keeps what the measured one doesn't read.
      _ = try ChildProcess(ProcessBenchmarks.tool, command)
      try folder.changeSource()
      return try ChildProcess(ProcessBenchmarks.tool, command).processorTime
    }
  }
}
