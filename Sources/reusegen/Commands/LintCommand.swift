import ReuseGenArguments
import ReuseGenCore

/// `reusegen lint`: every check, nothing written.
enum LintCommand: Subcommand {
  static let command = Command(
    "lint", abstract: "Check the manifest against the documents.",
    discussion: "Exits with 1 if there are errors. Nothing is written.", parameters: Options.ofManifest)

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let (reading, documents) = try session.input(arguments)
    let diagnostics = Options.pipeline(arguments).lint(reading, documents: documents)
    session.report(diagnostics, arguments)
    guard !diagnostics.hasErrors else { return .inputHasErrors }
    let count = documents.count == 1 ? "1 document" : "\(documents.count) documents"
    if diagnostics.isEmpty { session.inform("\(arguments[Options.manifest]) agrees with \(count)", arguments) }
    return .done
  }
}
