import ReuseGenArguments
import ReuseGenCore

/// `reusegen verify`: checks that a checked-in file is up to date.
enum VerifyCommand: Subcommand {
  static let output = Option<FilePath?>(
    "output",
    short: "o",
    valueName: "file",
    help: "The checked-in file. Default: Reuse.generated.swift beside the manifest."
  )

  static let command = Command(
    "verify",
    abstract: "Check that the generated file is up to date.",
    discussion: "If it is not, prints a unified diff and exits with 1. Writes nothing.",
    examples: ["reusegen verify Sources/App/reuse.json", "reusegen verify Sources/*/reuse.json"],
    parameters: [Options.manifests, output, Options.template, GeneratedInBuild.skip] + Options.ofManifest.dropFirst()
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    try Generation.forEachManifest(arguments, single: output, in: session) { try verify($0, arguments, session) }
  }

  private static func verify(_ generation: Generation, _ arguments: Arguments, _ session: Session) throws -> ExitCode {
    if let code = GeneratedInBuild.exitCode(generation, output: arguments[output]) { return code }
    let path = arguments[output]?.path ?? generation.defaultPath
    if path == "-" {
      throw arguments.usageError(
        "verify compares with a checked-in file, not with '-'; specify the file with --output."
      )
    }
    guard let text = try generation.output(of: generation.input()).text else { return .inputHasErrors }
    let current = try OutputFile(path: path).content()
    guard let diff = UnifiedDiff.between(current ?? "", text, oldName: path, newName: "what would be generated") else {
      session.inform("\(path) is up to date")
      return .done
    }
    try session.print(diff)
    let finding: String
    if let current, UnifiedDiff.isOfLineEndingsOnly(current, text) {
      // The diff shows every line twice, and the two look the same.
      finding = """
        only the line endings of the generated file differ: reusegen writes LF; specify them in .gitattributes \
        (Reuse.generated.swift text eol=lf), or run reusegen generate
        """
    } else {
      let state = current == nil ? "is missing" : "is not up to date"
      finding = "the generated file \(state); run reusegen generate and commit the result"
    }
    session.report(.error(finding, at: SourceLocation(file: path), rule: "verify"))
    return .inputHasErrors
  }
}
