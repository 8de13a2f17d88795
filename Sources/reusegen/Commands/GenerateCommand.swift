import ReuseGenArguments
import ReuseGenCore

/// `reusegen generate`: writes the accessors.
enum GenerateCommand: Subcommand {
  static let output = Option<FilePath?>(
    "output",
    short: "o",
    valueName: "file",
    help: "The file to write; - is standard output. Default: Reuse.generated.swift beside the manifest."
  )

  static let command = Command(
    "generate",
    abstract: "Write the accessors.",
    discussion: "The file is replaced in one step, and only if its content changes. If there are errors, it is kept.",
    parameters: [Options.manifest, output, Options.template, GeneratedInBuild.skip] + Options.ofManifest.dropFirst()
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    if let code = GeneratedInBuild.exitCode(arguments, output: arguments[output], in: session) { return code }
    let input = try Input(arguments, template: arguments[Options.template], in: session)
    let output = Options.pipeline(arguments).generate(input.target, template: try input.template())
    session.report(output.diagnostics)
    guard let text = output.bytes else { return .inputHasErrors }
    let path = arguments[Self.output]?.path
    if path == "-" {
      try session.print(text)
      return .done
    }
    let file = OutputFile(
      path: path ?? ManifestFile(path: arguments[Options.manifest].path).output(of: arguments[Options.template])
    )
    if let role = try input.role(of: file) {
      throw arguments.usageError("The output '\(file.path)' is \(role); specify another file with --output.")
    }
    // A caller that specifies the file, such as a plugin, knows where it is.
    if try file.replace(with: text), path == nil { session.inform("wrote \(file.path)") }
    return .done
  }
}
