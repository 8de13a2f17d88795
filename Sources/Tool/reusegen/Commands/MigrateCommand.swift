import ReuseGenArguments
import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenMigration
import ReuseGenSystemFiles

/// `reusegen migrate`: rewrites call sites to the generated accessors.
enum MigrateCommand: Subcommand {
  static let from = Option<[Spelling]>(
    "from",
    valueName: "spelling",
    default: [],
    help: "The spelling of the call sites to rewrite. Can be repeated. Default: all of these."
  )
  static let dryRun = Flag("dry-run", help: "Print the changes as a unified diff, and change nothing.")
  static let removeUnused = Flag(
    "remove-unused",
    help: "Remove constants for identifiers and names that only rewritten call sites used."
  )
  static let force = Flag("force", short: "f", help: "Change sources with uncommitted changes.")

  static let command = Command(
    "migrate",
    abstract: "Rewrite call sites to the accessors.",
    discussion: """
      Strings, casts and the spellings of Reusable, R.swift and SwiftGen become calls of the manifest's accessors. A call \
      site is rewritten only if its identifier, container and class are those of one entry; the others are listed with \
      the reason. All sources are written, or none.
      """,
    examples: ["reusegen migrate Sources/App/reuse.json --dry-run", "reusegen migrate MyApp/reuse.json --from rswift"],
    parameters: Options.ofManifest + [from, dryRun, removeUnused, force]
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let input = try Input(arguments, in: session)
    guard !input.sourcePaths.isEmpty else {
      throw FileFailure(
        "\(input.name) has no sources to rewrite; specify the manifest beside them, as in reusegen migrate "
          + "Sources/App/reuse.json, or their folder with --sources"
      )
    }
    let spellings = arguments[from].isEmpty ? Set(Spelling.allCases) : Set(arguments[from])
    let (accessors, diagnostics) = input.pipeline.callableAccessors(
      input.target,
      replacesConformances: spellings.leaveReusable
    )
    session.report(diagnostics.filter { $0.severity == .error })
    guard let accessors else { return .inputHasErrors }
    session.begin("rewriting call sites")
    let settings = ToolSettingFiles(around: input.manifest.path)
    let sources = try MigratedTarget(
      sources: input.sourcePaths,
      of: input.manifest.path,
      accessors,
      input.target.declarations,
      module: input.pipeline.options.module,
      from: spellings,
      toolNames: settings.namesOfTypes,
      removesUnused: arguments[removeUnused]
    )
    session.report(sources.left + sources.unusedConstants)
    if arguments[dryRun] {
      try session.print(sources.changes.diff)
    } else {
      if !arguments[force] { try checkCommitted(sources.changes) }
      try sources.changes.write()
    }
    session.inform(sources.summary(isDryRun: arguments[dryRun], settings))
    return .done
  }

  /// Refuses sources whose changes would be mixed with those of the migration.
  private static func checkCommitted(_ changes: ChangedFiles) throws(FileFailure) {
    let uncommitted = try UncommittedFiles.paths(among: changes.changes.map(\.path))
    guard let first = uncommitted.first else { return }
    let (files, have, them) =
      uncommitted.count == 1 ? (first, "has", "it") : ("\(first) and \(uncommitted.count - 1) more", "have", "them")
    throw FileFailure(
      "\(files) would be rewritten, and \(have) changes that aren't committed; commit them, or rewrite \(them) with --force"
    )
  }
}

extension Spelling: ExpressibleByArgument {}
