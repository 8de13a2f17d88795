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
  static let depfile = Option<FilePath?>(
    "depfile",
    valueName: "file",
    help: "Write a rule of Make with every file that was read. Ninja and CMake read it, too."
  )
  static let touch = Flag(
    "touch",
    help: "Set the time of an output that doesn't change, for build systems that compare times, such as Make."
  )
  static let inputs = Flag("inputs", help: "Print the path of every file that is read, and write nothing.")

  static let command = Command(
    "generate",
    abstract: "Write the accessors.",
    discussion: "The file is replaced in one step, and only if its content changes. If there are errors, it is kept.",
    examples: [
      "reusegen generate Sources/App/reuse.json",
      "reusegen generate reuse.json -o Reuse.swift --depfile Reuse.d --touch",
    ],
    parameters: [Options.manifests, output, depfile, touch, inputs, Options.template, GeneratedInBuild.skip]
      + Options.ofManifest.dropFirst()
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let manifests = try Options.manifests(arguments, single: output, depfile)
    if arguments[output]?.path == "-", arguments[depfile] != nil {
      throw arguments.usageError("'--depfile' names the output as a file; specify one with --output.")
    }
    var exitCode = ExitCode.done
    for manifest in manifests {
      let code = try generate(manifest, arguments, session)
      if code != .done { exitCode = code }
    }
    return exitCode
  }

  private static func generate(_ manifest: String, _ arguments: Arguments, _ session: Session) throws -> ExitCode {
    let path = arguments[output]?.path
    if arguments[inputs] {
      let input = try Input(arguments, manifest: manifest, template: arguments[Options.template], in: session)
      try session.print(readFiles(input, manifest, arguments).map { $0 + "\n" }.joined())
      return .done
    }
    if let code = GeneratedInBuild.exitCode(arguments, manifest: manifest, output: arguments[output], in: session) {
      return code
    }
    let input = try Input(arguments, manifest: manifest, template: arguments[Options.template], in: session)
    session.begin("generating from \(input.name)")
    let result = Options.pipeline(arguments, manifest: manifest).generate(
      input.target,
      template: try input.template()
    )
    session.report(result.diagnostics)
    guard let text = result.bytes else { return .inputHasErrors }
    if path == "-" {
      try session.print(text)
      return .done
    }
    let file = OutputFile(path: path ?? ManifestFile(path: manifest).output(of: arguments[Options.template]))
    try check(file, from: "--output", against: input, arguments)
    // The dependencies are there before the output, so that a run that is stopped between the two is repeated.
    try writeDependencies(of: file, input, manifest, arguments)
    if try file.replace(with: text) {
      // A caller that specifies the file, such as a plugin, knows where it is.
      if path == nil { session.inform("wrote \(file.path)") }
    } else if arguments[touch] {
      try file.touch()
    }
    return .done
  }

  private static func writeDependencies(
    of output: OutputFile,
    _ input: Input,
    _ manifest: String,
    _ arguments: Arguments
  ) throws {
    guard let path = arguments[depfile]?.path else { return }
    let file = OutputFile(path: path)
    try check(file, from: "--depfile", against: input, arguments)
    let rule = DependencyRule(output: output.path, inputs: readFiles(input, manifest, arguments))
    _ = try file.replace(with: Array(try rule.text.utf8))
  }

  /// Refuses to write over an input.
  private static func check(
    _ file: OutputFile,
    from option: String,
    against input: Input,
    _ arguments: Arguments
  ) throws {
    guard let role = try input.role(of: file) else { return }
    throw arguments.usageError("The output '\(file.path)' is \(role); specify another file with \(option).")
  }

  /// The paths of the files that determine the output. Package.swift names the module unless the command line does.
  private static func readFiles(_ input: Input, _ manifest: String, _ arguments: Arguments) -> [String] {
    let package = arguments[Options.module] == nil ? PackageTarget(ofManifest: manifest)?.packageFile : nil
    return input.readFiles + (package.map { [$0] } ?? [])
  }
}
