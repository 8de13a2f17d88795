import ManifestDrafting
import ReuseGenCore
import SourceDeclarations
import SourcePorting

/// Ports, checks and drafts from sources that are written for the run, in projects of 1, 10 and 100 times the size.
enum SourceGrowthBenchmarks {
  private typealias Files = [(path: String, bytes: [UInt8])]

  @MainActor static var all: [Benchmark] {
    rows("port") { files, _ in
      let inputs = files.map { PortInput(path: $0.path, bytes: $0.bytes) }
      return { keep(SourcePort.port(inputs)) }
    }
      + rows("lint", except: ["files", "same-names"]) { files, nib in
        let manifest = ManifestReader.read(Array("{}".utf8), file: "reuse.json")
        return {
          let sources = files.map { SourceFile.read($0.bytes, path: $0.path, language: .swift) }
          let input = TargetInput(manifest, documents: [nib], declarations: Declarations(sources))
          keep(Pipeline().lint(input))
        }
      }
      + rows("init") { files, nib in
        let sources = files.map { SourceText(path: $0.path, bytes: $0.bytes) }
        return { keep(ManifestDraft([nib], sources: sources).text) }
      }
  }

  /// - Parameters:
  ///   - excluded: Dimensions of which other rows measure the command.
  ///   - make: Sets up, without being timed, and returns the closure to time.
  @MainActor
  private static func rows(
    _ command: String,
    except excluded: [String] = [],
    _ make: @escaping @MainActor (Files, DocumentFile) -> @MainActor () -> Void
  ) -> [Benchmark] {
    SourceGrowth.all.filter { !excluded.contains($0.name) }.flatMap { growth in
      [1, 10, 100].map { size in
        Benchmark(
          name: "\(command)/\(growth.name)" + (size == 1 ? "" : "/\(size)"),
          baseline: "\(command)/\(growth.name)",
          unit: .nanoseconds,
          rounds: size == 100 ? 3 : 10
        ) {
          let count = growth.count * size
          let files = growth.sources(count).enumerated().map { number, text in
            ("/App/\(number).swift", Array(text.utf8))
          }
          return Benchmark.processorNanoseconds(make(files, growth.nib(count))) / Double(count)
        }
      }
    }
  }
}
