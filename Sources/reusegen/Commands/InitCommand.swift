import ReuseGenArguments
import ReuseGenCore

/// `reusegen init`: writes a manifest for the documents in a folder.
enum InitCommand: Subcommand {
  static let folder = Argument<FilePath>(
    "folder",
    default: FilePath(argument: "."),
    help: "The folder to search for documents."
  )
  static let output = Option<FilePath?>(
    "output",
    short: "o",
    valueName: "file",
    help: "The manifest to write; - is standard output. Default: reuse.json in the folder."
  )
  static let force = Flag("force", short: "f", help: "Replace an existing manifest.")

  static let command = Command(
    "init",
    abstract: "Write a manifest for existing documents.",
    discussion: "Lists the cells, views and scenes in the documents, with a comment on each decision.",
    parameters: [folder, output, force, Options.reporter, Options.quiet]
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let folder = DocumentFolder(path: arguments[folder].path)
    if try folder.isFile() { throw arguments.usageError("'\(folder.path)' is a file; specify its folder.") }
    let path = arguments[output]?.path ?? folder.file("reuse.json")
    guard path != "-" else {
      let draft = ManifestDraft(try folder.documents(), interfaceBuilder: nil)
      session.report(draft.diagnostics)
      try session.print(draft.text)
      return .done
    }
    let manifest = OutputFile(path: path)
    if !arguments[force], try manifest.exists() {
      throw FileFailure("\(path) already exists; replace it with --force")
    }
    let documents = try folder.documents()
    for document in documents where try manifest.isSameFile(as: folder.file(document.path)) {
      throw arguments.usageError("The output '\(path)' is a document; specify another file with --output.")
    }
    let draft = ManifestDraft(documents, interfaceBuilder: folder.path(relativeTo: path))
    session.report(draft.diagnostics)
    _ = try manifest.replace(with: draft.text)
    session.inform("wrote \(path): \(draft.summary)")
    return .done
  }
}
