import Foundation

/// Runs of `reusegen migrate` over sources with a call site each, per source, so that they must not change in a project
/// of ten times the size. An identifier is a literal, or a constant or a case that nothing uses afterwards.
/// Nothing is warm but the files, which the system has in memory.
enum MigrateBenchmarks {
  @MainActor static var all: [Benchmark] {
    rows("literals") { ("", "\"\($0)\"") }
      + rows("constants") { ("extension \($0) { static let cellID = \"\($0)\" }", "\($0).cellID") }
      + rows("cases") { ("enum \($0)ID: String { case cell = \"\($0)\" }", "\($0)ID.cell.rawValue") }
  }

  @MainActor
  private static func rows(
    _ name: String,
    _ identifier: @escaping (String) -> (declaration: String, use: String)
  ) -> [Benchmark] {
    let baseline = "migrate/\(name)"
    return [200, 2_000].map { size in
      let folder = Shared { WrittenFolder(files(size, identifier)) }
      return Benchmark(
        name: size == 200 ? baseline : "\(baseline)/10",
        baseline: baseline,
        unit: .nanoseconds,
        rounds: 3
      ) {
        let command = ["migrate", folder.value["reuse.json"], "--dry-run", "--quiet"]
        return try ChildProcess(ProcessBenchmarks.tool, command).processorTime / Double(size)
      }
    }
  }

  /// A manifest, and sources that dequeue a cell each.
  private static func files(
    _ size: Int,
    _ identifier: (String) -> (declaration: String, use: String)
  ) -> [MadeFile] {
    let names = (0..<size).map { MadeNames.real($0, "Cell") }
    let manifest = MadeApp.manifest(cells: names.map { "\"\($0)\"" }, more: ",\n  \"conformances\": false")
    return [manifest] + names.map { MadeFile("\($0).swift", source($0, identifier($0))) }
  }

  private static func source(_ name: String, _ identifier: (declaration: String, use: String)) -> String {
    """
    import UIKit

    final class \(name): UITableViewCell {}
    \(identifier.declaration)

    final class \(name)List: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: \(identifier.use), for: indexPath) as! \(name)
      }
    }

    """
  }
}
