import ReuseGenArguments
import ReuseGenCommandLine
import ReuseGenCore

/// `reusegen context`: prints the context of templates.
enum ContextCommand: Subcommand {
  static let command = Command(
    "context",
    abstract: "Print the context of templates as JSON.",
    examples: ["reusegen context Sources/App/reuse.json"],
    parameters: Options.ofManifest
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let input = try Input(arguments, in: session)
    let (context, diagnostics) = input.pipeline.context(input.target)
    session.report(diagnostics)
    guard let context else { return .inputHasErrors }
    try session.print(context.json + "\n")
    return .done
  }
}
