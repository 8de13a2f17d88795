import Foundation

/// Runs of `reusegen migrate` over sources with a call site each, per source, so that they must not change in a project
/// of ten times the size. An identifier is a literal, or a constant or a case that nothing uses afterwards.
enum MigrateBenchmarks {
  @MainActor static var all: [Benchmark] {
    rows("literals") { ("", "\"Cell\($0)\"") }
      + rows("constants") { ("extension Cell\($0) { static let cellID = \"Cell\($0)\" }", "Cell\($0).cellID") }
      + rows("cases") { ("enum CellID\($0): String { case cell = \"Cell\($0)\" }", "CellID\($0).cell.rawValue") }
  }

  @MainActor
  private static func rows(
    _ name: String,
    _ identifier: @escaping @Sendable (Int) -> (declaration: String, use: String)
  ) -> [Benchmark] {
    let baseline = "migrate/\(name)"
    return [200, 2_000].map { size in
      let folder = Shared { MigratedFolder(size: size, identifier) }
      return Benchmark(
        name: size == 200 ? baseline : "\(baseline)/10",
        baseline: baseline,
        unit: .nanoseconds,
        rounds: 3
      ) {
        let command = ["migrate", folder.value.manifest, "--dry-run", "--quiet"]
        return try ChildProcess(ProcessBenchmarks.tool, command).processorTime / Double(size)
      }
    }
  }
}

/// A manifest and sources that dequeue a cell each, which are removed after the run.
private final class MigratedFolder {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reusebench-\(UUID())")
  var manifest: String { folder.appendingPathComponent("reuse.json").path }

  init(size: Int, _ identifier: (Int) -> (declaration: String, use: String)) {
    let cells = (0..<size).map { "\"Cell\($0)\"" }.joined(separator: ", ")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("{ \"conformances\": false, \"cells\": [\(cells)] }".utf8).write(to: URL(fileURLWithPath: manifest))
      for number in 0..<size {
        let text = Self.source(number, identifier(number))
        try Data(text.utf8).write(to: folder.appendingPathComponent("Cell\(number).swift"))
      }
    } catch {
      print("the files can't be written: \(error)")
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static func source(_ number: Int, _ identifier: (declaration: String, use: String)) -> String {
    """
    import UIKit

    final class Cell\(number): UITableViewCell {}
    \(identifier.declaration)

    final class List\(number): UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: \(identifier.use), for: indexPath) as! Cell\(number)
      }
    }

    """
  }
}
