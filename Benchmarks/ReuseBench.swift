import Foundation
import ReuseGenArguments

/// Prints a table of ratios: each row compared with a named baseline that was measured in the same run.
@main
struct ReuseBench {
  static let filter = Option<String>(
    "filter",
    valueName: "prefix",
    default: "",
    help: "Measure only rows whose names start with it."
  )
  static let format = Option<TableFormat>(
    "format",
    default: .text,
    help: "The output: a table, or one JSON object per line."
  )
  static let documents = Option<String?>(
    "documents",
    valueName: "folder",
    help: "A folder of documents to inspect, and to generate from if it has a reuse.json. Default: 850 temporary ones."
  )
  static let read = Option<String?>(
    "read",
    valueName: "folder",
    help: "Read the files of a folder and exit. The baseline of the rows that run reusegen."
  )
  static let run = Option<String?>(
    "run",
    valueName: "command",
    help: "Run a command, of one argument per line, and print its costs: the processor time in nanoseconds, the peak "
      + "of memory in bytes, the exit code, and the duration in nanoseconds. For the rows that run other programs."
  )
  static let command = Command(
    "reusebench",
    abstract: "Measure the costs of ReuseGen, as ratios to named baselines. Fails if a row can't be measured.",
    parameters: [filter, format, documents, read, run]
  )

  @MainActor static func main() async {
    do {
      switch try command.parse(CommandLine.arguments.dropFirst()) {
      case .help(let text), .version(let text): print(text, terminator: "")
      case .run(let arguments):
        if let folder = arguments[read] {
          InspectedFolder.read(folder)
        } else if let lines = arguments[run] {
          ChildProcess.run(lines)
        } else {
          await measure(arguments)
        }
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(UsageError.exitCode)
    }
  }

  @MainActor private static func measure(_ arguments: Arguments) async {
    let documents = InspectedFolder(arguments[documents])
    // The peak of memory is measured first: later, only a growth beyond all previous peaks would be visible.
    let all =
      [InspectBenchmarks.memory(documents)] + DequeueBenchmarks.all + NibBenchmarks.all
      + InspectBenchmarks.all(documents) + MustacheBenchmarks.all + SourceBenchmarks.all
      + IncrementalBenchmarks.all + ProjectBenchmarks.all + MigrateBenchmarks.all
      + GrowthBenchmarks.all
      + LayoutBenchmarks.all + ColdLayoutBenchmarks.all
      + TableBenchmarks.all + FlowBenchmarks.all + CompositionalBenchmarks.all + DiffBenchmarks.all
      + AuditBenchmarks.all + ProcessBenchmarks.all(arguments[Self.documents]) + CompileBenchmarks.all
    let chosen = all.filter { $0.name.hasPrefix(arguments[filter]) }
    // A ratio requires its baseline, whatever the filter.
    let needed = Set(chosen.map(\.baseline))
    let rows = all.filter { $0.name.hasPrefix(arguments[filter]) || needed.contains($0.name) }
    let measurements = await Measurement.measure(rows, rounds: 7)
    arguments[format].print(measurements)
    let failures = measurements.compactMap { row in row.failure.map { "error: \(row.name) fails: \($0)\n" } }
    FileHandle.standardError.write(Data(failures.joined().utf8))
    if !failures.isEmpty { exit(1) }
  }
}
