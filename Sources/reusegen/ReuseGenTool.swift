import Foundation
import ReuseGenArguments

/// The command line: picks the subcommand, and turns what it throws into words and an exit code.
@main
enum ReuseGenTool {
  static var subcommands: [any Subcommand.Type] {
    [
      GenerateCommand.self, VerifyCommand.self, LintCommand.self, InitCommand.self, InspectCommand.self,
      ContextCommand.self,
    ]
  }

  static let command = Command(
    "reusegen",
    abstract: "Typed accessors for reusable cells, nibs and storyboards.",
    discussion: "Reads a manifest, reuse.json, and writes Swift.",
    version: "0.1.0",
    subcommands: subcommands.map { $0.command }
  )

  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  static func run(_ words: [String]) -> ExitCode {
    // Of a pipe that is closed early a write tells; the signal would end the tool before it has said what it found.
    signal(SIGPIPE, SIG_IGN)
    var session = Session()
    do {
      switch try command.parse(words) {
      case .help(let text), .version(let text):
        try session.print(text)
        return .done
      case .run(let arguments):
        session = Session(arguments)
        for subcommand in subcommands where arguments.commandPath.last == subcommand.command.name {
          return try subcommand.run(arguments, in: session)
        }
        return .wrongUsage
      }
    } catch let error as UsageError {
      session.explain(error)
      return .wrongUsage
    } catch let error as FileFailure {
      session.report(error.diagnostic)
      return .fileFailure
    } catch {
      session.report(FileFailure("\(error)").diagnostic)
      return .fileFailure
    }
  }
}
