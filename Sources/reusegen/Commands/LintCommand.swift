import ReuseGenArguments
import ReuseGenCore

/// `reusegen lint`: runs all checks and writes nothing.
enum LintCommand: Subcommand {
  static let command = Command(
    "lint",
    abstract: "Check the manifest against the documents.",
    discussion: "Exits with 1 if there are errors. Writes nothing.",
    parameters: Options.ofManifest
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let input = try Input(arguments)
    let diagnostics = Options.pipeline(arguments).lint(
      input.reading,
      documents: input.documents,
      missingPaths: input.missingPaths,
      declared: input.declared
    )
    session.report(diagnostics)
    guard !diagnostics.hasErrors else { return .inputHasErrors }
    let count = input.documents.count == 1 ? "1 document" : "\(input.documents.count) documents"
    if diagnostics.isEmpty { session.inform("\(input.name) agrees with \(count)") }
    return .done
  }
}
