import Foundation
import SourceDeclarations

/// Reads sources and checks them against documents. The values are for one source, so they must not change in a project
/// of 10 or 100 times the size.
enum SourceBenchmarks {
  private static let baseline = "sources/bytes"
  private static let lint = "lint/sources"

  @MainActor static var all: [Benchmark] {
    let folder = Shared { SourceFolder(SyntheticProject(size: 1)) }
    return [
      row(baseline, baseline: baseline, folder) { keep(FileManager.default.contents(atPath: $0)) },
      row("sources/read", baseline: baseline, folder) { path in
        let bytes = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
        keep(SourceFile.read(bytes, path: path, language: .swift))
      },
      row("sources/tree", baseline: baseline, folder) { path in
        keep(SyntaxTree([UInt8](FileManager.default.contents(atPath: path) ?? Data())))
      },
      row(lint, size: 1, repetitions: 100, rounds: 5),
      row("\(lint)/10", size: 10, repetitions: 10, rounds: 5),
      row("\(lint)/100", size: 100, repetitions: 1, rounds: 5),
    ]
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

  /// - Parameter repetitions: The number of projects of the size, so that each row has the same number of sources. A
  ///   build checks each project in a process of its own, with sources and memory that aren't in the processor's cache
  ///   yet. Therefore the projects are copies of one another, and what is read is kept until the last one is checked:
  ///   the rows then use as much memory, and differ only by the size of a project.
  @MainActor
  private static func row(_ name: String, size: Int, repetitions: Int, rounds: Int) -> Benchmark {
    Benchmark(name: name, baseline: lint, unit: .nanoseconds, rounds: rounds) {
      let projects = (0..<repetitions).map { _ in SyntheticProject(size: size) }
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
