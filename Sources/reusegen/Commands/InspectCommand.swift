import ReuseGenArguments
import ReuseGenCore

/// `reusegen inspect`: what documents state.
enum InspectCommand: Subcommand {
  static let paths = Argument<[FilePath]>("path", help: "A document, or a folder that is searched for documents.")
  static let format = Option<Inspection.Format>("format", default: .text, help: "The form of the facts.")

  static let command = Command(
    "inspect",
    abstract: "Print the facts in documents.",
    discussion: "One document after the other, sorted by path. Exits with 1 if a document cannot be read.",
    parameters: [paths, format, Options.reporter, Options.quiet]
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    var exitCode = ExitCode.done
    // One document at a time: a folder of any size takes the memory of its largest document.
    for path in try FileSearch(kind: .document).files(in: arguments[paths].map(\.word)) {
      let inspection = Inspection(of: try InputFile(path: path).document(), as: arguments[format])
      try session.print(inspection.facts)
      if let diagnostic = inspection.diagnostic {
        session.report(diagnostic)
        exitCode = .inputHasErrors
      }
    }
    return exitCode
  }
}
