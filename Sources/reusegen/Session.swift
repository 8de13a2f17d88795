import Foundation
import ReuseGenArguments
import ReuseGenCore

/// How the tool ends, as its users' scripts rely on.
enum ExitCode: Int32 {
  case done = 0
  /// The input has errors; nothing was written.
  case inputHasErrors = 1
  case wrongUsage = 64
  /// Reading or writing failed.
  case fileFailure = 74
}

/// A subcommand: what it takes and what it does.
protocol Subcommand {
  static var command: Command { get }
  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode
}

/// The tool's two streams: results go to standard output, messages to standard error.
struct Session {
  private var reporter = Reporter.text
  private var isQuiet = false

  /// Before the command line is understood.
  init() {}

  init(_ arguments: Arguments) {
    reporter = arguments[Options.reporter]
    isQuiet = arguments[Options.quiet]
  }

  /// Prints a result. A closed pipe (`reusegen context | head`) is no failure: its reader has what it wanted.
  func print(_ text: String) throws(FileFailure) {
    do throws(SystemError) {
      try OpenFile.standardOutput.append(text)
    } catch {
      if error.code != EPIPE { throw FileFailure("standard output cannot be written: \(error)") }
    }
  }

  /// Says something that is no finding, unless the user wants errors only; a program that reads the findings does not
  /// ask for it either.
  func inform(_ message: String) {
    if !isQuiet, reporter == .text { say(message) }
  }

  func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where !isQuiet || diagnostic.severity == .error {
      say(reporter.lines(for: diagnostic))
    }
  }

  func report(_ diagnostic: Diagnostic) { report([diagnostic]) }

  func explain(_ error: UsageError) { say("\(error)") }

  /// Where standard error cannot be written there is nobody to tell; the exit code still says how it went.
  private func say(_ message: String) {
    try? OpenFile.standardError.append(message + "\n")
  }
}
