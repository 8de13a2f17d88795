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
    if arguments[output]?.path == "-", arguments[depfile] != nil {
      throw arguments.usageError("'--depfile' names the output as a file; specify one with --output.")
    }
    return try Generation.forEachManifest(arguments, single: output, depfile, in: session) { generation in
      if arguments[inputs] {
        try session.print(generation.input().readFiles.map { $0 + "\n" }.joined())
        return .done
      }
      return try generate(generation, arguments, session)
    }
  }

  private static func generate(
    _ generation: Generation,
    _ arguments: Arguments,
    _ session: Session
  ) throws -> ExitCode {
    if let code = GeneratedInBuild.exitCode(generation, output: arguments[output]) { return code }
    let path = arguments[output]?.path
    let input = try generation.input()
    guard let text = try generation.output(of: input).bytes else { return .inputHasErrors }
    if path == "-" {
      try session.print(text)
      return .done
    }
    let file = OutputFile(path: path ?? generation.defaultPath)
    try check(file, from: "--output", against: input, arguments)
    // The dependencies are there before the output, so that a run that is stopped between the two is repeated.
    if let depfile = arguments[depfile] {
      try writeDependencies(of: file, to: OutputFile(path: depfile.path), input, arguments)
    }
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
    to file: OutputFile,
    _ input: Input,
    _ arguments: Arguments
  ) throws {
    try check(file, from: "--depfile", against: input, arguments)
    let rule = DependencyRule(output: output.path, inputs: input.readFiles)
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
}
