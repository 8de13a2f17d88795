import CLibrary
import ReuseGenArguments
import SystemFiles

/// The program: runs the subcommand, and turns its error into a message and an exit code.
@main
enum ReuseGenTool {
  static var subcommands: [any Subcommand.Type] {
    [
      GenerateCommand.self, VerifyCommand.self, LintCommand.self, InitCommand.self, MigrateCommand.self,
      InspectCommand.self, PortCommand.self, HeadlessCommand.self, ContextCommand.self, CompletionsCommand.self,
      ManualCommand.self,
    ]
  }

  static let command = Command(
    "reusegen",
    abstract: "Typed accessors for reusable cells, nibs and storyboards.",
    discussion: """
      Reads a manifest, reuse.json, and writes Swift.

      The first time:
        1. reusegen init Sources/App                 drafts Sources/App/reuse.json
        2. reusegen lint Sources/App/reuse.json      compares it with the documents and sources
        3. in Package.swift, add to the target its nibs and storyboards: resources: [.process("Resources")]
        4. add the plugin ReuseGenBuildTool to the target, and the product Recycler to its dependencies; without the \
      plugin, run reusegen generate Sources/App/reuse.json and check the file in
        5. swift build, then import Recycler and call Reuse.registerAll(in: tableView)
        6. write the first test: call layoutIfNeeded() and look at visibleCells
      """,
    examples: ["reusegen lint MyApp"],
    version: "0.1.0",
    subcommands: subcommands.map { $0.command }
  )

  static func main() {
    var session = Session(of: command)
    let exitCode = run(Array(CommandLine.arguments.dropFirst()), in: &session)
    // The system frees what the session keeps, at once.
    withExtendedLifetime(session) { exit(exitCode.rawValue) }
  }

  private static func run(_ arguments: [String], in session: inout Session) -> ExitCode {
    OpenFile.ignoreSignals()
    defer { session.finish() }
    do {
      switch try command.parse(arguments) {
      case .help(let text), .version(let text):
        try session.print(text)
        return .done
      case .run(let arguments):
        session = Session(arguments, of: command)
        for subcommand in subcommands where arguments.commandPath.last == subcommand.command.name {
          return try subcommand.run(arguments, in: session)
        }
        return .wrongUsage
      }
    } catch let error as UsageError {
      session.report(error)
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
