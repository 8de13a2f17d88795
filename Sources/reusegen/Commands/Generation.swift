import ReuseGenArguments
import ReuseGenCore

/// The accessors of one manifest, for the subcommands that write them or compare a file with them.
struct Generation {
  let manifest: String
  let arguments: Arguments
  let session: Session

  /// Runs a subcommand for each manifest that the command line specifies. The exit code is that of the last one that
  /// failed.
  ///
  /// - Parameter single: Options that are for one manifest, such as an output file.
  static func forEachManifest(
    _ arguments: Arguments,
    single: Option<FilePath?>...,
    in session: Session,
    run: (Generation) throws -> ExitCode
  ) throws -> ExitCode {
    let manifests = arguments[Options.manifests].map(\.path)
    if manifests.count > 1, let option = single.first(where: { arguments[$0] != nil }) {
      throw arguments.usageError(
        "'--\(option.name)' is one file, but there are \(manifests.count) manifests; run the command for each."
      )
    }
    var exitCode = ExitCode.done
    for manifest in manifests {
      let code = try run(Generation(manifest: manifest, arguments: arguments, session: session))
      if code != .done { exitCode = code }
    }
    return exitCode
  }

  /// The generated file, unless the command line specifies one.
  var defaultPath: String { ManifestFile(path: manifest).output(of: arguments[Options.template]) }

  /// Reads the manifest and everything that it needs.
  func input() throws(FileFailure) -> Input {
    try Input(arguments, manifest: manifest, template: arguments[Options.template], in: session)
  }

  /// Generates the accessors, and reports what is wrong with the input.
  func output(of input: Input) throws(FileFailure) -> Pipeline.Output {
    session.begin("generating from \(input.name)")
    let output = input.pipeline.generate(input.target, template: try input.template())
    session.report(output.diagnostics)
    return output
  }
}
