import ReuseGenArguments
import ReuseGenCore

/// `reusegen generate`: writes the accessors.
enum GenerateCommand: Subcommand {
  static let output = Option<String?>(
    "output", short: "o", valueName: "file",
    help: "The file to write; - is standard output. Default: Reuse.generated.swift beside the manifest.")

  static let command = Command(
    "generate", abstract: "Write the accessors.",
    discussion: "The file is replaced in one step and only where its content changes; on an error it stays as it was.",
    parameters: [Options.manifest, output, Options.template] + Options.ofManifest.dropFirst())

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let text = try session.generate(arguments)
    guard let text else { return .inputHasErrors }
    let named = arguments[output]
    let output = named ?? Options.output(beside: arguments[Options.manifest])
    if output == "-" {
      session.print(text)
    } else if try OutputFile(path: output).replace(with: text), named == nil {
      // Who named the file, a plugin for one, knows where it is.
      session.inform("wrote \(output)", arguments)
    }
    return .done
  }
}
