import Foundation

/// Whole runs of `reusegen`, from start to end, in processor time and peak memory.
///
/// Each run is a process, in which nothing is warm but the files, which the system has in memory. For `generate/noop`
/// the output exists and doesn't change; for the others it is removed first.
///
/// The tool is the one beside this program: `swift build -c release` builds both. `generate/debug` runs the tool that
/// `swift build --product reusegen` builds.
enum ProcessBenchmarks {
  private static let read = "generate/read"
  private static let start = "start/empty"

  /// - Parameter folder: A folder with documents and a manifest. Without it, they are 850 nibs and storyboards, of
  ///   which more than half have an entry.
  @MainActor static func all(_ folder: String?) -> [Benchmark] {
    let empty = Shared { GenerateFolder(entries: 0) }
    let documents = Shared {
      folder.flatMap { GenerateFolder(given: $0) } ?? GenerateFolder(documents: 850)
    }
    let tenfold = Shared { GenerateFolder(documents: 8500) }
    // Ten times as many can be compared only with documents of the same kind.
    let growth =
      folder == nil
      ? [time("generate/8500", baseline: "generate/documents", per: 10) { try generate(tenfold.value) }] : []
    return [
      time(start, baseline: start) { try run(own, ["--read", empty.value.path]) },
      time("start/version", baseline: start) { try run(tool, ["--version"]) },
      time(read, baseline: read) { try run(own, ["--read", documents.value.path]) },
      time("generate/documents", baseline: read) { try generate(documents.value) },
      time("generate/noop", baseline: read) { try generate(documents.value, isFirst: false) },
      time("generate/debug", baseline: "generate/documents") { try generate(documents.value, with: debugTool) },
      memory("generate/memory", baseline: "generate/read-memory") { try generate(documents.value) },
      memory("generate/read-memory", baseline: "generate/read-memory") {
        try run(own, ["--read", documents.value.path])
      },
    ] + growth + entries(1_000) + entries(10_000) + entries(100_000)
  }

  @MainActor private static func entries(_ count: Int) -> [Benchmark] {
    let folder = Shared { GenerateFolder(entries: count) }
    return [
      time("generate/entries/\(count)", baseline: "generate/entries/1000", per: Double(count) / 1_000) {
        try generate(folder.value)
      },
      memory("generate/entries-memory/\(count)", baseline: "generate/entries-memory/1000", per: Double(count) / 1_000) {
        try generate(folder.value)
      },
    ]
  }

  @MainActor
  private static func generate(
    _ folder: GenerateFolder,
    isFirst: Bool = true,
    with tool: String = tool
  ) throws -> ChildProcess {
    let arguments = ["generate", folder.manifest, "--output", folder.output]
    if isFirst { try? FileManager.default.removeItem(atPath: folder.output) } else { _ = try run(tool, arguments) }
    return try run(tool, arguments)
  }

  private static func run(_ path: String, _ arguments: [String]) throws -> ChildProcess {
    try ChildProcess(path, arguments)
  }

  private static var own: String { ChildProcess.ownPath }

  private static var folder: URL { URL(fileURLWithPath: own).deletingLastPathComponent() }

  static var tool: String { folder.appendingPathComponent("reusegen").path }

  static var previewTool: String { folder.appendingPathComponent("nibpreview").path }

  private static var debugTool: String {
    folder.deletingLastPathComponent().appendingPathComponent("debug/reusegen").path
  }

  /// - Parameter factor: The divisor of the value, so that rows of different sizes are compared.
  @MainActor
  private static func time(
    _ name: String,
    baseline: String,
    per factor: Double = 1,
    _ run: @escaping @MainActor () throws -> ChildProcess
  ) -> Benchmark {
    Benchmark(name: name, baseline: baseline, unit: .nanoseconds) { try run().processorTime / factor }
  }

  @MainActor
  private static func memory(
    _ name: String,
    baseline: String,
    per factor: Double = 1,
    _ run: @escaping @MainActor () throws -> ChildProcess
  ) -> Benchmark {
    Benchmark(name: name, baseline: baseline, unit: .bytes, rounds: 1) { try run().peakMemory / factor }
  }
}
