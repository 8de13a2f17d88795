import Foundation
import ReuseGenArguments
import ReuseGenCore

/// The output of the tool: results are written to standard output, messages to standard error.
struct Session {
  private var reporter = Reporter.text
  private var isQuiet = false

  /// The session before the command line is parsed.
  init() {}

  init(_ arguments: Arguments) {
    reporter = arguments[Options.reporter]
    isQuiet = arguments[Options.quiet]
  }

  /// Prints a result. A closed pipe (`reusegen context | head`) is not a failure, because its reader has what it wants.
  func print(_ text: String) throws(FileFailure) {
    do throws(SystemError) {
      try OpenFile.standardOutput.append(text)
    } catch {
      if error.code != EPIPE { throw FileFailure("standard output cannot be written: \(error)") }
    }
  }

  /// Writes a message that is not a finding. People see it unless they want errors only; programs don't see it.
  func inform(_ message: String) {
    if !isQuiet, reporter == .text { write(message) }
  }

  func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where !isQuiet || diagnostic.severity == .error {
      write(reporter.lines(for: diagnostic))
    }
  }

  func report(_ diagnostic: Diagnostic) { report([diagnostic]) }

  func report(_ error: UsageError) { write("\(error)") }

  /// A failure is ignored: without standard error it can't be reported. The exit code still tells the result.
  private func write(_ message: String) {
    try? OpenFile.standardError.append(message + "\n")
  }
}
