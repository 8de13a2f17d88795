import Foundation
import ReuseGenArguments

/// Prints a table of ratios: each row against a named baseline that was measured in the same run.
@main
struct ReuseBench {
  static let filter = Option<String>("filter", valueName: "prefix", default: "", help: "Only rows that begin so.")
  static let format = Option<TableFormat>("format", default: .text, help: "A table, or an object a line.")
  static let documents = Option<String?>(
    "documents",
    valueName: "folder",
    help: "The documents that are inspected; a folder of 850 is written for the run if there is none."
  )
  static let command = Command(
    "reusebench",
    abstract: "Measure what ReuseGen costs, in ratios to named baselines.",
    parameters: [filter, format, documents]
  )

  @MainActor static func main() async {
    do {
      switch try command.parse(CommandLine.arguments.dropFirst()) {
      case .help(let text), .version(let text): print(text, terminator: "")
      case .run(let arguments): await run(arguments)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(UsageError.exitCode)
    }
  }

  @MainActor private static func run(_ arguments: Arguments) async {
    let documents = DocumentFolder(arguments[documents])
    // The peak of memory is measured first: a later one would only show where it rises above all before it.
    let all =
      [InspectBenchmarks.memory(documents)] + DequeueBenchmarks.all + NibBenchmarks.all
      + InspectBenchmarks.all(documents) + SourceBenchmarks.all + LayoutBenchmarks.all + TableBenchmarks.all
      + FlowBenchmarks.all + DiffBenchmarks.all + AuditBenchmarks.all
    let chosen = all.filter { $0.name.hasPrefix(arguments[filter]) }
    // A ratio needs its baseline, whatever the filter.
    let needed = Set(chosen.map(\.baseline))
    let rows = all.filter { $0.name.hasPrefix(arguments[filter]) || needed.contains($0.name) }
    arguments[format].print(await Measurement.measure(rows, rounds: 7))
  }
}
