package import ReuseGenArguments
import ReuseGenCore
import ReuseGenSystemFiles

/// `reusegen generate`: writes the accessors.
package enum GenerateCommand: Subcommand {
  package static let output = Option<FilePath?>(
    "output",
    short: "o",
    valueName: "file",
    help: "The file to write; - is standard output. Default: Reuse.generated.swift beside the manifest."
  )
  static let depfile = Option<FilePath?>(
    "depfile",
    valueName: "file",
    help: "Write a Make rule with every file that was read. Ninja and CMake also read it."
  )
  static let touch = Flag(
    "touch",
    help: "Set the time of an output that doesn't change, for build systems that compare times, such as Make."
  )
  static let inputs = Flag("inputs", help: "Print the path of every file that is read, and write nothing.")

  static let planned = Option<[String]>(
    "planned",
    valueName: "path",
    default: [],
    help: """
      An output that a build expects in the folder. Can be repeated. It is an error if the manifest has others. The \
      build-tool plugin passes these.
      """
  )

  package static let command = Command(
    "generate",
    abstract: "Write the accessors.",
    discussion: """
      A file is replaced in one step, and only if its content changes. If there are errors, it is kept. Several outputs \
      are all written, or none.
      """,
    examples: [
      "reusegen generate Sources/App/reuse.json",
      "reusegen generate reuse.json --template accessors=Reuse.swift --template names.mustache=Names.swift",
      "reusegen generate reuse.json -o Reuse.swift --depfile Reuse.d --touch",
    ],
    parameters: [
      Options.manifests, output, Options.outputFolder, planned, depfile, touch, inputs, Options.template,
      GeneratedInBuild.skip,
    ] + Options.ofManifest.dropFirst(),
    otherNames: [
      "config": "reusegen generate MANIFEST", "input": "reusegen generate MANIFEST", "target": "--module",
      "dry-run": "reusegen verify MANIFEST", "import": "\"imports\" in the manifest",
      "access-level": "\"access\" in the manifest",
    ]
  )

  package static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    if arguments[output]?.path == "-", arguments[depfile] != nil {
      throw arguments.usageError("'--depfile' names the output as a file; specify one with --output.")
    }
    let others = [depfile, Options.outputFolder]
    return try Generation.forEachManifest(arguments, output: output, others, in: session) { generation in
      if !arguments[inputs], let code = GeneratedInBuild.exitCode(generation) { return code }
      let input = try generation.input()
      var plan = try generation.plan(input)
      if !arguments[planned].isEmpty, !input.target.manifest.diagnostics.hasErrors {
        plan.check(against: arguments[planned], input.templates, input.name)
      }
      let templates = plan.outputs.map(\.template)
      if arguments[inputs] {
        try session.print(input.readFiles(with: templates).map { $0 + "\n" }.joined())
        return .done
      }
      guard let texts = try generation.texts(of: plan, input) else { return .inputHasErrors }
      if generation.single == "-", let text = texts.first {
        try session.print(text)
        return .done
      }
      try write(texts, plan, input, generation)
      return .done
    }
  }

  private static func write(
    _ texts: [[UInt8]],
    _ plan: PlannedOutputs,
    _ input: Input,
    _ generation: Generation
  ) throws {
    let arguments = generation.arguments
    let templates = plan.outputs.map(\.template)
    let depfile = arguments[depfile].map { OutputFile(path: $0.path) }
    if let depfile, plan.outputs.contains(where: { AbsolutePath($0.path) == AbsolutePath(depfile.path) }) {
      throw arguments.usageError("'--depfile \(depfile.path)' is also the output; specify another file.")
    }
    let roles = try input.roles(with: templates)
    for output in plan.outputs { try check(output.path, from: "--output", against: roles, arguments) }
    var files: [GeneratedFiles.File] = []
    for (output, text) in zip(plan.outputs, texts) {
      // The outputs that a build planned are in the build's own folder.
      if arguments[planned].isEmpty { try OutputFile(path: output.path).check(is: .generated, unlessEqualTo: text) }
      files.append(try .init(path: output.path, in: output.folder, text: text))
    }
    // The dependencies are there before the output, so that a run that is stopped between the two is repeated.
    if let depfile {
      try check(depfile.path, from: "--depfile", against: roles, arguments)
      try depfile.check(is: .dependencyRule)
      let rule = DependencyRule(outputs: plan.outputs.map(\.path), inputs: input.readFiles(with: templates))
      _ = try depfile.replace(with: Array(try rule.text.utf8))
    }
    let written = try GeneratedFiles(files: files).write().paths
    for path in plan.outputs.map(\.path) {
      let isWritten = written.contains(path)
      if !isWritten, arguments[touch] { try OutputFile(path: path).touch() }
      // A caller that specifies the files, such as a plugin, knows where they are.
      if generation.usesDefaults { generation.session.inform(isWritten ? "wrote \(path)" : "\(path) is up to date") }
    }
    if generation.usesDefaults, let advice = input.undeclaredClasses { generation.session.inform(advice) }
  }

  /// Refuses to write over an input.
  private static func check(
    _ path: String,
    from option: String,
    against roles: [FileStatus.Identity: String],
    _ arguments: Arguments
  ) throws {
    guard let status = try FileStatus.following(path), let role = roles[status.identity] else { return }
    throw arguments.usageError("The output '\(path)' is \(role); specify another file with \(option).")
  }
}
