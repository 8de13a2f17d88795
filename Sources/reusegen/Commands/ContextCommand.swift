import ReuseGenArguments
import ReuseGenCore

/// `reusegen context`: what templates are given.
enum ContextCommand: Subcommand {
  static let command = Command(
    "context",
    abstract: "Print the context that templates are given, as JSON.",
    parameters: Options.ofManifest
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let input = try Input(arguments)
    let (context, diagnostics) = Options.pipeline(arguments).context(
      input.reading,
      documents: input.documents,
      declared: input.declared
    )
    session.report(diagnostics)
    guard let context else { return .inputHasErrors }
    try session.print(context.json + "\n")
    return .done
  }
}
