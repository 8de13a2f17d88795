package import ReuseGenArguments
package import ReuseGenCore
package import ReuseGenSystemFiles
import ReuseGenVisibleText

/// The output of the tool: results are written to standard output, messages to standard error.
package struct Session {
  /// The tool, whose version and parameters some output states.
  package let tool: Command
  private let reporter: Reporter
  private let isQuiet: Bool
  private let terminal = Terminal.ofMessages
  private let run = Run()

  package init(of tool: Command, reporter: Reporter = .text, isQuiet: Bool = false) {
    (self.tool, self.reporter, self.isQuiet) = (tool, reporter, isQuiet)
  }

  /// Says what the command does from now on, on a terminal if it takes longer than half a second.
  package func begin(_ stage: String) {
    guard terminal.isInteractive, !isQuiet, reporter == .text else { return }
    if let progress = run.progress { return progress.begin(stage) }
    run.progress = Progress(stage) { try? OpenFile.standardError.append($0) }
  }

  /// Prints a result. A closed pipe (`reusegen context | head`) is not a failure, because its reader has what it wants.
  package func print(_ text: String) throws(FileFailure) { try print(Array(text.utf8)) }

  /// Prints a result of UTF-8.
  package func print(_ text: [UInt8]) throws(FileFailure) {
    // The line of the progress may be on the same terminal.
    run.progress?.interrupt {}
    do throws(OutputFailure) {
      try Console.print(text)
    } catch {
      if !error.isClosedPipe { throw FileFailure("\(error)") }
    }
  }

  /// Writes the lines of a message that is not a finding. It isn't written for programs, or if only errors are
  /// requested.
  package func inform(_ lines: String...) { inform(lines) }

  package func inform(_ lines: [String]) {
    if !isQuiet, reporter == .text { write(lines.map(\.messageLine).joined(separator: "\n")) }
  }

  /// - Parameter evenIfQuiet: Whether warnings are reported that nobody would otherwise notice in a build.
  package func report(_ diagnostics: [Diagnostic], evenIfQuiet: Bool = false) {
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
  package func finish() {
    run.progress?.finish()
    if reporter == .sarif { write(SARIFLog(run.diagnostics, version: tool.version).text) }
  }

  /// Keeps an input, with all that was built from it, until the program ends or reads another one. Taking it apart,
  /// declaration by declaration, takes long.
  func keep(_ input: Any?) { run.kept = input }

  package func report(_ diagnostic: Diagnostic) { report([diagnostic]) }

  /// Reports a wrong command line: with its usage for people, and as a diagnostic for programs.
  package func report(_ error: UsageError) {
    if reporter == .text { return write("\(error)") }
    report(.error(error.message, at: nil, rule: "usage"))
  }

  private func write(_ message: String) {
    guard let progress = run.progress else { return Console.report(message) }
    progress.interrupt { Console.report(message) }
  }
}

/// The state that all copies of a session share.
private final class Run {
  /// The diagnostics, for formats that are one document.
  var diagnostics: [Diagnostic] = []
  /// The line on the terminal; `nil` unless a command began a stage there.
  var progress: Progress?
  /// The input that a command read last.
  var kept: Any?
}
