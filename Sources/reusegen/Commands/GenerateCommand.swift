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
    discussion: "The file is replaced in one step and only where its content changes; on an error it stays as it was.",
    parameters: [Options.manifest, output, Options.template] + Options.ofManifest.dropFirst()
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let input = try Input(arguments, template: arguments[Options.template])
    let output = try input.generate(arguments)
    session.report(output.diagnostics)
    guard let text = output.text else { return .inputHasErrors }
    let named = arguments[Self.output]?.word
    if named == "-" {
      try session.print(text)
      return .done
    }
    let file = OutputFile(path: named ?? ManifestFile(path: arguments[Options.manifest].word).output)
    if let role = try input.role(of: file) {
      throw arguments.usageError("The output '\(file.path)' is \(role); name another file with --output.")
    }
    // Who named the file, a plugin for one, knows where it is.
    if try file.replace(with: text), named == nil { session.inform("wrote \(file.path)") }
    return .done
  }
}
