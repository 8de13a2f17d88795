import ReuseGenArguments
import ReuseGenCore

/// `reusegen context`: what templates are given.
enum ContextCommand: Subcommand {
  static let command = Command(
    "context", abstract: "Print the context that templates are given, as JSON.", parameters: Options.ofManifest)

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let (reading, documents) = try session.input(arguments)
    let (context, diagnostics) = Options.pipeline(arguments).context(reading, documents: documents)
    session.report(diagnostics, arguments)
    guard let context else { return .inputHasErrors }
    session.print(context.json + "\n")
    return .done
  }
}
