import ReuseGenArguments
import ReuseGenCore

/// `reusegen lint`: runs all checks and writes nothing.
enum LintCommand: Subcommand {
  static let explain = Option<String?>(
    "explain",
    valueName: "rule",
    help: "Print what a rule finds, why, and how to fix it; nothing is checked."
  )

  static let command = Command(
    "lint",
    abstract: "Check the manifest against the documents.",
    discussion: "Exits with 1 if there are errors. Writes nothing.",
    parameters: Options.ofManifest + [explain]
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    if let rule = arguments[explain] {
      try session.print(try explanation(of: rule, arguments))
      return .done
    }
    let input = try Input(arguments, in: session)
    let diagnostics = Options.pipeline(arguments).lint(input.target)
    session.report(diagnostics)
    guard !diagnostics.hasErrors else { return .inputHasErrors }
    let documents = input.target.documents
    let count = documents.count == 1 ? "1 document" : "\(documents.count) documents"
    if diagnostics.isEmpty { session.inform("\(input.name) agrees with \(count)") }
    return .done
  }

  private static func explanation(of rule: String, _ arguments: Arguments) throws(UsageError) -> String {
    if let explanation = RuleDocumentation.explanation(of: rule) { return explanation }
    if let near = RuleDocumentation.nearestName(to: rule) {
      throw arguments.usageError("There is no rule '\(rule)'. Did you mean '\(near)'?")
    }
    let names = RuleDocumentation.names.map { "  - \($0)" }.joined(separator: "\n")
    throw arguments.usageError("There is no rule '\(rule)'. The rules are:\n\(names)")
  }
}
