import CLibrary
import ReuseGenArguments
import ReuseGenCore
import SystemFiles

/// The output of the tool: results are written to standard output, messages to standard error.
struct Session {
  private var reporter = Reporter.text
  private var isQuiet = false
  private let log = CollectedDiagnostics()

  /// The session before the command line is parsed.
  init() {}

  init(_ arguments: Arguments) {
    guard arguments.declares(Options.reporter), arguments.declares(Options.quiet) else { return }
    reporter = arguments[Options.reporter]
    isQuiet = arguments[Options.quiet]
  }

  /// Prints a result. A closed pipe (`reusegen context | head`) is not a failure, because its reader has what it wants.
  func print(_ text: String) throws(FileFailure) { try print(Array(text.utf8)) }

  /// Prints a result of UTF-8.
  func print(_ text: [UInt8]) throws(FileFailure) {
    do throws(SystemError) {
      try OpenFile.standardOutput.append(text)
    } catch {
      if error.code != EPIPE { throw FileFailure("standard output cannot be written: \(error)") }
    }
  }

  /// Writes a message that is not a finding. It isn't written for programs, or if only errors are requested.
  func inform(_ message: String) {
    if !isQuiet, reporter == .text { write(message) }
  }

  func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where !isQuiet || diagnostic.severity == .error {
      if reporter == .sarif { log.all.append(diagnostic) } else { write(reporter.lines(for: diagnostic)) }
    }
  }

  /// Writes the log of the whole run, if the format of messages is one. Call it once, at the end.
  func finish() {
    if reporter == .sarif { write(SARIFLog(log.all, version: ReuseGenTool.command.version).text) }
  }

  func report(_ diagnostic: Diagnostic) { report([diagnostic]) }

  func report(_ error: UsageError) { write("\(error)") }

  /// A failure is ignored, because it can't be reported without standard error. The exit code still states the result.
  private func write(_ message: String) {
    try? OpenFile.standardError.append(message + "\n")
  }
}

/// The diagnostics of a run, for formats that are one document. All copies of a session share them.
private final class CollectedDiagnostics {
  var all: [Diagnostic] = []
}
