package import ReuseGenArguments
import ReuseGenCLibrary
import ReuseGenSystemFiles

/// A program of subcommands. It runs the subcommand on its command line, and turns an error into a message and an exit
/// code.
package protocol Program {
  static var command: Command { get }
  static var subcommands: [any Subcommand.Type] { get }
}

extension Program {
  package static var version: String { "0.1.0" }

  package static func main() {
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
      // The command line wasn't read, but programs read its reporter's format.
      if let reporter = Options.reporter(in: arguments) { session = Session(of: command, reporter: reporter) }
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
