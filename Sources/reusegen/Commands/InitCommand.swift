import ReuseGenArguments
import ReuseGenCore
import SystemFiles

/// `reusegen init`: writes a manifest for the documents and sources in a folder.
enum InitCommand: Subcommand {
  static let folder = Argument<FilePath>(
    "folder",
    default: FilePath(argument: "."),
    help: "The folder to search for documents and sources."
  )
  static let sources = Option<[FilePath]>(
    "sources",
    valueName: "path",
    default: [],
    help: """
      A Swift or Objective-C source, or a folder to search for sources, which the manifest then specifies. Can be \
      repeated. Default: the folder.
      """
  )
  static let output = Option<FilePath?>(
    "output",
    short: "o",
    valueName: "file",
    help: "The manifest to write; - is standard output. Default: reuse.json in the folder."
  )
  static let update = Flag("update", short: "u", help: "Add what is new to an existing manifest and keep the rest.")
  static let force = Flag("force", short: "f", help: "Replace an existing manifest.")

  static let command = Command(
    "init",
    abstract: "Write a manifest for existing documents and sources.",
    discussion: """
      Lists the cells, views and scenes in the documents, and the reusable views that exist only in code, with a \
      comment on each decision.
      """,
    examples: ["reusegen init Sources/App", "reusegen init Sources/App --update"],
    parameters: [folder, sources, output, update, force, Options.reporter, Options.quiet]
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    session.begin("reading documents and sources")
    let folder = DocumentFolder(path: arguments[folder].path)
    if try folder.isFile() { throw arguments.usageError("'\(folder.path)' is a file; specify its folder.") }
    let path = arguments[output]?.path ?? folder.file("reuse.json")
    if arguments[update] { return try update(path, folder, arguments, session) }
    let sources = arguments[sources].map(\.path)
    guard path != "-" else {
      let draft = ManifestDraft(
        try folder.documents { session.report($0) },
        sources: try folder.sources(at: sources) { session.report($0) }
      )
      session.report(draft.diagnostics)
      try session.print(draft.text)
      return .done
    }
    let manifest = OutputFile(path: path)
    if !arguments[force], try manifest.exists() {
      throw FileFailure("\(path) already exists; replace it with --force, or add what is new with --update")
    }
    let documents = try folder.documents { session.report($0) }
    let texts = try folder.sources(at: sources) { session.report($0) }
    let draft = try draft(for: manifest, folder, documents, texts, sources, arguments)
    session.report(draft.diagnostics)
    _ = try manifest.replace(with: Array(draft.text.utf8))
    session.inform("wrote \(path): \(draft.summary)")
    return .done
  }

  /// Adds what is new to an existing manifest, and reports what no longer exists.
  ///
  /// The documents and sources are those that the manifest specifies, unless the command line specifies sources. Those
  /// of other modules add nothing, but entries and superclasses may be there.
  private static func update(
    _ path: String,
    _ folder: DocumentFolder,
    _ arguments: Arguments,
    _ session: Session
  ) throws -> ExitCode {
    if arguments[force] { throw arguments.usageError("--update keeps a manifest and --force replaces it; choose one.") }
    if path == "-" { throw arguments.usageError("--update changes a manifest; specify its file with --output.") }
    let text = try InputFile(path: path).manifest()
    let reading = ManifestReader.read(text, file: path)
    let manifest = OutputFile(path: path)
    let written = try WrittenPaths(reading.manifest, relativeTo: ManifestFile(path: path))
    let specified = arguments[sources].map(\.path)
    let sourcePaths = specified.isEmpty ? written.sources : specified
    let documents = try folder.documents(at: written.documents) { session.report($0) }
    var texts = try folder.sources(at: sourcePaths) { session.report($0) }
    for module in written.sourceModules {
      texts += try folder.sources(at: [module.path]) { session.report($0) }.map { text in
        var text = text
        text.module = module.name
        return text
      }
    }
    let otherPaths = written.documentModules.map(\.path)
    let others = otherPaths.isEmpty ? [] : try folder.documents(at: otherPaths) { session.report($0) }
    let draft = try draft(for: manifest, folder, documents, texts, sourcePaths, arguments)
    guard let update = ManifestUpdate(of: text, reading, by: draft, otherDocuments: others) else {
      session.report(reading.diagnostics)
      return .inputHasErrors
    }
    session.report(draft.diagnostics + update.diagnostics)
    _ = try manifest.replace(with: update.text)
    session.inform(update.summary.map { "added to \(path): \($0)" } ?? "\(path) is complete")
    return .done
  }

  /// The paths of a manifest's "interfaceBuilder" and "sources" at which there is something.
  private struct WrittenPaths {
    typealias Module = (path: String, name: String)

    private(set) var documents: [String] = []
    private(set) var documentModules: [Module] = []
    private(set) var sources: [String] = []
    private(set) var sourceModules: [Module] = []

    init(_ manifest: Manifest?, relativeTo file: ManifestFile) throws(FileFailure) {
      for entry in manifest?.interfaceBuilder ?? [] {
        try Self.add(entry, relativeTo: file, to: &documents, or: &documentModules)
      }
      for entry in manifest?.sources ?? [] {
        try Self.add(entry, relativeTo: file, to: &sources, or: &sourceModules)
      }
    }

    private static func add(
      _ entry: ModulePath,
      relativeTo file: ManifestFile,
      to own: inout [String],
      or modules: inout [Module]
    ) throws(FileFailure) {
      let path = file.path(entry.path.value)
      guard try FileStatus.following(path) != nil else { return }
      if let module = entry.module { modules.append((path, module)) } else { own.append(path) }
    }
  }

  private static func draft(
    for manifest: OutputFile,
    _ folder: DocumentFolder,
    _ documents: [DocumentFile],
    _ sources: [SourceText],
    _ sourcePaths: [String],
    _ arguments: Arguments
  ) throws -> ManifestDraft {
    for document in documents where try manifest.isSameFile(as: folder.file(document.path)) {
      throw arguments.usageError("The output '\(manifest.path)' is a document; specify another file with --output.")
    }
    for source in sources
    where try manifest.isSameFile(as: folder.file(source.path)) || manifest.isSameFile(as: source.path) {
      throw arguments.usageError("The output '\(manifest.path)' is a source; specify another file with --output.")
    }
    return ManifestDraft(
      documents,
      sources: sources,
      interfaceBuilder: folder.path(relativeTo: manifest.path),
      sourcePaths: sourcePaths.map { ManifestFile(path: manifest.path).relativePath(of: $0) },
      schema: try SchemaFile.path(relativeTo: manifest.path)
    )
  }
}
