import ReuseGenArguments
import ReuseGenCore

/// `reusegen verify`: a checked-in file is what would be generated today.
enum VerifyCommand: Subcommand {
  static let output = Option<String?>(
    "output", short: "o", valueName: "file",
    help: "The checked-in file. Default: Reuse.generated.swift beside the manifest.")

  static let command = Command(
    "verify", abstract: "Check that the generated file is up to date.",
    discussion: "Prints a unified diff and exits with 1 if it is not. Nothing is written.",
    parameters: [Options.manifest, output, Options.template] + Options.ofManifest.dropFirst())

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    guard let text = try session.generate(arguments) else { return .inputHasErrors }
    let path = arguments[output] ?? Options.output(beside: arguments[Options.manifest])
    let current = try OutputFile(path: path).content()
    guard let diff = UnifiedDiff.between(current ?? "", text, oldName: path, newName: "what would be generated") else {
      session.inform("\(path) is up to date", arguments)
      return .done
    }
    session.print(diff)
    let cure = "run reusegen generate and commit the result"
    session.report(
      .error(
        current == nil ? "the generated file is missing; \(cure)" : "the generated file is not up to date; \(cure)",
        at: SourcePlace(file: path), rule: "verify"),
      arguments)
    return .inputHasErrors
  }
}
