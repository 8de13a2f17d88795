import ReuseGenArguments
import ReuseGenBasics
import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenSystemFiles
import ReuseGenTargetLint
import ReuseGenXcodeProjects

/// `reusegen lint`: runs all checks and writes nothing.
enum LintCommand: Subcommand {
  static let paths = Argument<[FilePath]>(
    "path",
    default: [],
    help: """
      A manifest, or an app without one: a folder, a package, a project (.xcodeproj), a workspace (.xcworkspace) or a \
      document. Can be repeated. - is a manifest on standard input. Default: reuse.json.
      """
  )
  static let target = Option<[TargetName]>(
    "target",
    valueName: "name",
    default: [],
    help: "A target of the projects to check. Can be repeated. Default: all of them."
  )
  static let baseline = Option<FilePath?>(
    "baseline",
    valueName: "file",
    help: "A file with known findings, which aren't reported."
  )
  static let writeBaseline = Option<FilePath?>(
    "write-baseline",
    valueName: "file",
    help: "Write all findings to a file for --baseline, and report none."
  )
  static let fix = Flag(
    "fix",
    help: "Remove connections of missing outlets and actions, and correct names whose case is wrong."
  )
  static let dryRun = Flag("dry-run", help: "With --fix, print the changes as a unified diff, and change nothing.")
  static let unused = Flag(
    "unused",
    help: "Also report documents, scenes, prototypes, outlets and assets that the project doesn't use."
  )
  static let accessibility = Flag(
    "accessibility",
    help: "Also report obstacles for people who use assistive technologies, large text or high contrast."
  )
  static let explain = Option<String?>(
    "explain",
    valueName: "rule",
    help: "Print the documentation of a rule, and check nothing."
  )

  static let command = Command(
    "lint",
    abstract: "Check an app, or a manifest against the documents.",
    discussion: "Exits with 1 if there are errors. Writes nothing but a baseline, and documents with --fix.",
    examples: [
      "reusegen lint Sources/App/reuse.json", "reusegen lint MyApp --target MyApp",
      "reusegen lint --explain nib-root-class",
    ],
    parameters: [paths] + Options.ofManifest.dropFirst()
      + [target, unused, accessibility, baseline, writeBaseline, fix, dryRun, explain],
    otherNames: [
      "autocorrect": "--fix", "correct": "--fix", "format": "--reporter", "config": "reusegen lint PATH",
      "path": "reusegen lint PATH", "input": "reusegen lint PATH", "rules": "--explain RULE",
    ]
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    if let rule = arguments[explain] {
      try session.print(try explanation(of: rule, arguments))
      return .done
    }
    if arguments[dryRun], !arguments[fix] {
      throw arguments.usageError("'--dry-run' shows the changes of '--fix'; specify both.")
    }
    let written = arguments[paths].map(\.path)
    if written.isEmpty, try FileStatus.following("reuse.json") == nil {
      let advice = "run reusegen init, or reusegen lint . to check without a manifest"
      throw FileFailure("there is no file reuse.json; \(advice)")
    }
    let files = (input: arguments[baseline]?.path, output: arguments[writeBaseline]?.path)
    guard var known = try KnownFindings(input: files.input, output: files.output, in: session) else {
      return .inputHasErrors
    }
    var exitCode = ExitCode.done
    var seen: Set<AbsolutePath> = []
    let paths = written.isEmpty ? ["reuse.json"] : written.map(Self.checkedPath)
    for path in paths where seen.insert(AbsolutePath(path)).inserted {
      if arguments[fix] { try fixFindings(at: path, arguments, known, session) }
      let code =
        try isManifest(path)
        ? lint(manifest: path, arguments, &known, session) : lint(path, arguments, &known, session)
      if code != .done { exitCode = code }
    }
    try known.write(in: session)
    return exitCode
  }

  /// The folder of a package whose Package.swift is specified, or the project or workspace of a file in it; else the
  /// path.
  private static func checkedPath(_ path: String) -> String {
    guard ["Package.swift", "project.pbxproj", "contents.xcworkspacedata"].contains(ProjectPath.name(of: path)) else {
      return path
    }
    let folder = ProjectPath.folder(of: path)
    return folder.isEmpty ? "." : folder
  }

  /// Whether a path is read as a manifest: it leads to a file that isn't a document, or to nothing.
  private static func isManifest(_ path: String) throws(FileFailure) -> Bool {
    if path == "-" { return true }
    let isDocument = ["xib", "storyboard"].contains(ProjectPath.fileExtension(of: path))
    return try FileStatus.following(path)?.kind != .folder && !isDocument
  }

  private static func lint(
    manifest path: String,
    _ arguments: Arguments,
    _ known: inout KnownFindings,
    _ session: Session
  ) throws -> ExitCode {
    var input = try Input(
      arguments,
      manifest: path,
      includesUnused: arguments[unused],
      checksAccessibility: arguments[accessibility],
      in: session
    )
    if arguments[unused] { try input.readUsage() }
    let diagnostics = known.add(input.pipeline.lint(input.target))
    session.report(diagnostics)
    guard !diagnostics.hasErrors else { return .inputHasErrors }
    let documents = input.target.documents
    let count = documents.count == 1 ? "1 document" : "\(documents.count) documents"
    if diagnostics.isEmpty, !known.isWriting {
      session.inform("\(input.name) agrees with \(count)")
      // Documents can be compared without sources.
      if !input.sourcePaths.isEmpty, let advice = input.undeclaredClasses { session.inform(advice) }
    }
    return .done
  }

  /// Fixes the findings at a path that a baseline doesn't know, or shows what would change.
  private static func fixFindings(
    at path: String,
    _ arguments: Arguments,
    _ known: KnownFindings,
    _ session: Session
  ) throws {
    var known = known
    let findings: [Diagnostic]
    if try isManifest(path) {
      let input = try Input(arguments, manifest: path, in: session)
      findings = input.pipeline.lint(input.target)
    } else {
      findings = try check(path, arguments, session).diagnostics
    }
    let fixes = try DocumentFixes(of: known.add(findings))
    session.report(fixes.warnings)
    if arguments[dryRun] { try fixes.show(in: session) } else { try fixes.write(in: session) }
  }

  // MARK: - Without a manifest

  private static func lint(
    _ path: String,
    _ arguments: Arguments,
    _ known: inout KnownFindings,
    _ session: Session
  ) throws -> ExitCode {
    let clock = ContinuousClock()
    let start = clock.now
    let check = try check(path, arguments, session)
    let targets = check.targets
    if targets.allSatisfy({ $0.documents.isEmpty && $0.sources.isEmpty }) {
      session.report(check.diagnostics)
      if !check.diagnostics.hasErrors { session.report(nothingToCheck(at: path)) }
      return .inputHasErrors
    }
    let knownBefore = known.knownCount
    let diagnostics = known.add(check.diagnostics)
    session.report(diagnostics)
    var summary = LintSummary(targets: check.existingTargets, diagnostics: diagnostics, duration: clock.now - start)
    summary.knownCount = known.knownCount - knownBefore
    summary.isFixing = arguments[fix]
    summary.packagesOutside = check.packagesOutside
    if !known.isWriting { session.inform(summary.lines) }
    return diagnostics.hasErrors ? .inputHasErrors : .done
  }

  private static func check(_ path: String, _ arguments: Arguments, _ session: Session) throws -> TargetCheck {
    session.begin("checking \(path)")
    let search = try TargetSearch(at: path, includesEnclosing: true) { session.report($0) }
    return try TargetCheck(
      search,
      chosen: try chosen(among: search.targets, arguments),
      added: arguments[Options.assets].map(\.path),
      isStrict: arguments[Options.strict],
      includesUnused: arguments[unused],
      checksAccessibility: arguments[accessibility]
    )
  }

  private static func nothingToCheck(at path: String) -> Diagnostic {
    let message =
      ProjectPath.fileExtension(of: path).hasPrefix("xc")
      ? "there is nothing to check in \(path): its targets have neither documents nor sources; specify a folder, as in "
        + "reusegen lint MyApp"
      : "there is nothing to check in \(path): it has neither documents nor sources; specify an app, as in reusegen "
        + "lint MyApp"
    return .error(message, at: nil, rule: Diagnostic.projectRule)
  }

  /// The numbers of the targets that the command line names; `nil` if it names none.
  private static func chosen(among targets: [CheckedTarget], _ arguments: Arguments) throws(UsageError) -> [Int]? {
    let names = arguments[target].map(\.name)
    guard !names.isEmpty else { return nil }
    var chosen: [Int] = []
    for name in names {
      let choice = TargetChoice(name, among: targets)
      guard case .found(let numbers) = choice else { throw arguments.usageError(choice.usage ?? "") }
      chosen += numbers
    }
    return chosen
  }

  private static func explanation(of rule: String, _ arguments: Arguments) throws(UsageError) -> String {
    if let explanation = RuleDocumentation.explanation(of: rule) { return explanation }
    if let near = RuleDocumentation.nearestName(to: rule) {
      throw arguments.usageError("There is no rule '\(rule)'. Did you mean '\(near)'?")
    }
    let names = RuleDocumentation.names.map { "  - \($0)" }.joined(separator: "\n")
    throw arguments.usageError("There is no rule '\(rule)'. The rules are:\n\(names)")
  }
}
