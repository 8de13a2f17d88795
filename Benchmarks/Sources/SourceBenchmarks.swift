import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenDrafting
import ReuseGenPorting
import ReuseGenSyntax

/// Reads sources and checks them against documents. The values are for one source, so they must not change in a project
/// of 10 or 100 times the size. Nothing is kept from one reading to the next; the system has the files of the rows that
/// begin with `sources` in memory.
enum SourceBenchmarks {
  private static let baseline = "sources/bytes"
  private static let lint = "lint/sources"

  @MainActor static var all: [Benchmark] {
    let folder = Shared { SourceFolder(SyntheticProject(size: 1)) }
    return [
      row(baseline, baseline: baseline, folder) { keep(SourceFolder.bytes(of: $0)) },
      row("sources/read", baseline: baseline, folder) { path in
        keep(SourceFile.read(SourceFolder.bytes(of: path), path: path, language: .swift))
      },
      row("sources/tree", baseline: baseline, folder) { path in keep(SyntaxTree(SourceFolder.bytes(of: path))) },
      project("sources/port") { project in
        keep(SourcePort.port(project.sources.map { PortInput(path: $0.path, bytes: $0.bytes) }))
      },
      project("sources/draft") { project in
        let sources = project.sources.map { SourceText(path: $0.path, bytes: $0.bytes) }
        keep(ManifestDraft(project.documents, sources: sources).text)
      },
    ] + growth(lint, sharesNames: false) + growth("lint/same-names", sharesNames: true)
  }

  @MainActor
  private static func growth(_ name: String, sharesNames: Bool) -> [Benchmark] {
    [1, 10, 100].map { size in
      let row = Row(name: name + (size == 1 ? "" : "/\(size)"), baseline: name, size: size, sharesNames: sharesNames)
      return benchmark(row, repetitions: 100 / size)
    }
  }

  /// Projects of one size.
  private struct Row {
    let name: String
    let baseline: String
    let size: Int
    let sharesNames: Bool
  }

  @MainActor
  private static func row(
    _ name: String,
    baseline: String,
    _ folder: Shared<SourceFolder>,
    _ read: @escaping (String) -> Void
  ) -> Benchmark {
    Benchmark(name: name, baseline: baseline, unit: .nanoseconds) {
      // Written before the measurement.
      let paths = folder.value.paths
      return Benchmark.nanoseconds { for path in paths { read(path) } } / Double(max(paths.count, 1))
    }
  }

  /// Work with all sources of a project.
  @MainActor
  private static func project(_ name: String, _ work: @escaping (SyntheticProject) -> Void) -> Benchmark {
    Benchmark(name: name, baseline: baseline, unit: .nanoseconds) {
      let project = SyntheticProject(size: 1)
      return Benchmark.nanoseconds { work(project) } / Double(project.sources.count)
    }
  }

  /// - Parameter repetitions: The number of projects of the size, so that each row has the same number of sources. A
  ///   build checks each project in a process of its own, with sources and memory that aren't in the processor's cache
  ///   yet. Therefore the projects are copies of one another, and what is read is kept until the last one is checked:
  ///   the rows then use as much memory, and differ only by the size of a project.
  @MainActor
  private static func benchmark(_ row: Row, repetitions: Int) -> Benchmark {
    Benchmark(name: row.name, baseline: row.baseline, unit: .nanoseconds, rounds: 5) {
      let projects = (0..<repetitions).map { _ in SyntheticProject(size: row.size, sharesNames: row.sharesNames) }
      let time = Benchmark.processorNanoseconds {
        var read: [Declarations] = []
        for project in projects {
          let declarations = project.declarations()
          keep(project.lint(declarations))
          read.append(declarations)
        }
        keep(read)
      }
      return time / Double(projects.reduce(0) { $0 + $1.sources.count })
    }
  }
}
