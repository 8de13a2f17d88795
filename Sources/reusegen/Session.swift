import CLibrary
import ReuseGenArguments
import ReuseGenCore
import SystemFiles

/// The output of the tool: results are written to standard output, messages to standard error.
struct Session {
  private var reporter = Reporter.text
  private var isQuiet = false
  private let terminal = Terminal.ofMessages
  private let run = Run()

  /// The session before the command line is parsed.
  init() {}

  init(_ arguments: Arguments) {
    guard arguments.declares(Options.reporter), arguments.declares(Options.quiet) else { return }
    reporter = arguments[Options.reporter]
    isQuiet = arguments[Options.quiet]
  }

  /// Says what the command does from now on, on a terminal if it takes longer than half a second.
  func begin(_ stage: String) {
    guard terminal.isInteractive, !isQuiet, reporter == .text else { return }
    if let progress = run.progress { return progress.begin(stage) }
    run.progress = Progress(stage) { try? OpenFile.standardError.append($0) }
  }

  /// Prints a result. A closed pipe (`reusegen context | head`) is not a failure, because its reader has what it wants.
  func print(_ text: String) throws(FileFailure) { try print(Array(text.utf8)) }

  /// Prints a result of UTF-8.
  func print(_ text: [UInt8]) throws(FileFailure) {
    // The line of the progress may be on the same terminal.
    run.progress?.interrupt {}
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

  /// - Parameter evenIfQuiet: Whether warnings are reported that nobody would otherwise notice in a build.
  func report(_ diagnostics: [Diagnostic], evenIfQuiet: Bool = false) {
    for diagnostic in diagnostics where !isQuiet || evenIfQuiet || diagnostic.severity == .error {
      if reporter == .sarif {
        run.diagnostics.append(diagnostic)
      } else {
        write(reporter.lines(for: diagnostic, style: terminal.style))
      }
    }
  }

  /// Erases the progress, and writes the log of the whole run, if the format of messages is one. Call it once, at the
  /// end.
  func finish() {
    run.progress?.finish()
    if reporter == .sarif { write(SARIFLog(run.diagnostics, version: ReuseGenTool.command.version).text) }
  }

  func report(_ diagnostic: Diagnostic) { report([diagnostic]) }

  func report(_ error: UsageError) { write("\(error)") }

  /// A failure is ignored, because it can't be reported without standard error. The exit code still states the result.
  private func write(_ message: String) {
    func append() { try? OpenFile.standardError.append(message + "\n") }
    if let progress = run.progress { progress.interrupt(append) } else { append() }
  }
}

/// The state that all copies of a session share.
private final class Run {
  /// The diagnostics, for formats that are one document.
  var diagnostics: [Diagnostic] = []
  /// The line on the terminal; nil unless a command began a stage there.
  var progress: Progress?
}
