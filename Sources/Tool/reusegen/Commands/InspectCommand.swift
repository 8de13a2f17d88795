import ReuseGenArguments
import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenDocumentTools
import ReuseGenSystemFiles

/// `reusegen inspect`: prints the facts in documents.
enum InspectCommand: Subcommand {
  static let paths = Argument<[FilePath]>("path", help: "A document, or a folder to search for documents.")
  static let format = Option<Inspection.Format>("format", default: .text, help: "The format of the facts.")

  static let command = Command(
    "inspect",
    abstract: "Print the facts in documents.",
    discussion: "Documents are sorted by path. Exits with 1 if a document can't be read.",
    examples: ["reusegen inspect Sources/App/Resources", "reusegen inspect Main.storyboard --format json"],
    parameters: [paths, format, Options.reporter, Options.quiet]
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    var exitCode = ExitCode.done
    for path in arguments[paths].map(\.path) where SourceFile.Language(path: path) != nil {
      throw FileFailure("\(path) is a source, not a document; specify its nib, its storyboard, or their folder")
    }
    // Read one document at a time, so that a folder takes no more memory than its largest document.
    let files = try FileSearch(kind: .document).files(in: arguments[paths].map(\.path)) { session.report($0) }
    if files.isEmpty {
      session.inform("there are no documents here; specify a folder that contains some: reusegen inspect Sources/App")
    }
    for path in files {
      let found = try InputFile.found(path) { file throws(FileFailure) in try file.document().file }
      guard let document = found else { continue }
      let inspection = Inspection(of: document, as: arguments[format])
      try session.print(inspection.facts)
      if let diagnostic = inspection.diagnostic {
        session.report(diagnostic)
        exitCode = .inputHasErrors
      }
    }
    return exitCode
  }
}

extension Inspection.Format: ExpressibleByArgument {}
