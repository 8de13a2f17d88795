import ReuseGenArguments
import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenSystemFiles
import ReuseGenVisibleText

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
    if arguments[output]?.path == "-" {
      throw arguments.usageError(
        "verify compares with a checked-in file, not with '-'; specify the file with --output."
      )
    }
    return try Generation.forEachManifest(arguments, output: output, in: session) { generation in
      if let code = GeneratedInBuild.exitCode(generation) { return code }
      let input = try generation.input()
      let plan = try generation.plan(input)
      guard let texts = try generation.texts(of: plan, input) else { return .inputHasErrors }
      var exitCode = ExitCode.done
      for (output, text) in zip(plan.outputs, texts) where try !verify(output.path, text, generation) {
        exitCode = .inputHasErrors
      }
      return exitCode
    }
  }

  /// Compares a file with what would be generated, and reports how it differs.
  private static func verify(_ path: String, _ text: [UInt8], _ generation: Generation) throws(FileFailure) -> Bool {
    let session = generation.session
    let text = String(decoding: text, as: UTF8.self)
    let current = try OutputFile(path: path).content()
    guard
      let diff = UnifiedDiff.between(
        current ?? "",
        text,
        oldName: path.withVisibleControlCharacters,
        newName: "what would be generated"
      )
    else {
      session.inform("\(path) is up to date")
      return true
    }
    try session.print(diff)
    let finding: String
    if let current, UnifiedDiff.isOfLineEndingsOnly(current, text) {
      // The diff shows every line twice, and the two look the same.
      finding = """
        only the line endings of the generated file differ: reusegen writes LF; run \(generation.command), or specify \
        them in .gitattributes (Reuse.generated.swift text eol=lf)
        """
    } else {
      let state = current == nil ? "is missing" : "is not up to date"
      finding = "the generated file \(state); run \(generation.command) and commit the result"
    }
    session.report(.error(finding, at: SourceLocation(file: path), rule: "verify"))
    return false
  }
}
