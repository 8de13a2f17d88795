import Foundation

/// Runs of `reusegen lint` over 4,000 sources, of which one changed since the last run: with the declarations that the
/// last run kept, and without them.
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

/// A project as files, which are removed after the run.
private final class CheckedFolder {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reusebench-\(UUID())")
  var manifest: String { folder.appendingPathComponent("reuse.json").path }
  var cache: String { folder.appendingPathComponent("declarations").path }
  private let source: SyntheticProject.File

  init(size: Int) {
    let project = SyntheticProject(size: size)
    source = project.sources[0]
    do {
      for file in project.files {
        let url = folder.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(file.bytes).write(to: url)
      }
    } catch {
      print("the files cannot be written: \(error)")
    }
    // Sources that changed less than two seconds ago aren't kept.
    Thread.sleep(forTimeInterval: 2.5)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func changeSource() throws {
    let file = try FileHandle(forWritingTo: folder.appendingPathComponent(source.path))
    try file.seekToEnd()
    try file.write(contentsOf: Data("// changed\n".utf8))
    try file.close()
  }
}
