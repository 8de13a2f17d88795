package import ReuseGenArguments
import ReuseGenCore
package import ReuseGenSystemFiles

/// The accessors of one manifest, for the subcommands that write them or compare a file with them.
package struct Generation {
  let manifest: String
  let arguments: Arguments
  package let session: Session
  /// The file that `--output` specifies.
  let single: String?

  /// Runs a subcommand for each manifest that the command line specifies. The exit code is that of the last one that
  /// failed.
  ///
  /// - Parameters:
  ///   - output: The option for the output.
  ///   - others: Other options that are for one manifest.
  package static func forEachManifest(
    _ arguments: Arguments,
    output: Option<FilePath?>,
    _ others: [Option<FilePath?>] = [],
    in session: Session,
    run: (Generation) throws -> ExitCode
  ) throws -> ExitCode {
    let manifests = arguments[Options.manifests].map(\.path)
    if manifests.count > 1 {
      let options = ([output] + others).filter { arguments[$0] != nil }.map { "--\($0.name)" }
      let outputs = arguments[Options.template].filter { $0.output != nil }.map { "--template \($0.argument)" }
      if let option = (options + outputs).first {
        throw arguments.usageError(
          "'\(option)' is for one manifest, but there are \(manifests.count); run the command for each."
        )
      }
    }
    var exitCode = ExitCode.done
    for manifest in manifests {
      let single = arguments[output]?.path
      let code = try run(Generation(manifest: manifest, arguments: arguments, session: session, single: single))
      if code != .done { exitCode = code }
    }
    return exitCode
  }

  /// Whether the command line leaves open what is written where.
  var usesDefaults: Bool { single == nil && folder == nil && arguments[Options.template].isEmpty }

  /// The command that writes the outputs.
  package var command: String {
    var words = ["reusegen generate"]
    if manifest != "reuse.json" { words.append(ShownPath.of(manifest).shellWord) }
    for template in arguments[Options.template] { words += ["--template", template.argument.shellWord] }
    if let single { words += ["--output", single.shellWord] }
    return words.joined(separator: " ")
  }

  /// The folder that replaces the manifest's for outputs.
  private var folder: String? {
    arguments.declares(Options.outputFolder) ? arguments[Options.outputFolder]?.path : nil
  }

  /// Reads the manifest and everything that it needs.
  package func input() throws(FileFailure) -> Input {
    try Input(arguments, manifest: manifest, in: session)
  }

  /// The templates to render, and the files to write.
  package func plan(_ input: Input) throws -> PlannedOutputs {
    let file = ManifestFile(path: manifest)
    return try PlannedOutputs(arguments, file, templates: input.templates, single: single, folder: folder)
  }

  /// Generates the text of each output, and reports what is wrong with the input; `nil` if there are errors.
  package func texts(of plan: PlannedOutputs, _ input: Input) throws(FileFailure) -> [[UInt8]]? {
    session.begin("generating from \(input.name)")
    session.report(plan.problems)
    var templates: [TemplateSource] = []
    for output in plan.outputs { templates.append(try output.template.source()) }
    let (texts, diagnostics) = input.pipeline.generate(input.target, templates: templates)
    session.report(diagnostics)
    return plan.problems.hasErrors ? nil : texts
  }
}
