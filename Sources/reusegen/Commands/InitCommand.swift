import ReuseGenArguments
import ReuseGenCore

/// `reusegen init`: writes a manifest from the documents found in a folder.
enum InitCommand: Subcommand {
  static let folder = Argument<FilePath>(
    "folder",
    default: FilePath(word: "."),
    help: "The folder that is searched for documents."
  )
  static let output = Option<FilePath?>(
    "output",
    short: "o",
    valueName: "file",
    help: "The manifest to write; - is standard output. Default: reuse.json in the folder."
  )
  static let force = Flag("force", short: "f", help: "Replace a manifest that is there.")

  static let command = Command(
    "init",
    abstract: "Write a manifest from documents.",
    discussion: "Lists the cells, views and scenes that the documents hold, with a comment where it had to decide.",
    parameters: [folder, output, force, Options.reporter, Options.quiet]
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let folder = DocumentFolder(path: arguments[folder].word)
    if try folder.isFile() { throw arguments.usageError("'\(folder.path)' is a file; give its folder.") }
    let path = arguments[output]?.word ?? folder.file("reuse.json")
    guard path != "-" else {
      let draft = ManifestDraft(try folder.documents(), interfaceBuilder: nil)
      session.report(draft.diagnostics)
      try session.print(draft.text)
      return .done
    }
    let manifest = OutputFile(path: path)
    if !arguments[force], try manifest.isThere() {
      throw FileFailure("\(path) is there already; --force replaces it")
    }
    let documents = try folder.documents()
    for document in documents where try manifest.isSameFile(as: folder.file(document.path)) {
      throw arguments.usageError("The output '\(path)' is a document; name another file with --output.")
    }
    let draft = ManifestDraft(documents, interfaceBuilder: folder.path(seenFrom: path))
    session.report(draft.diagnostics)
    _ = try manifest.replace(with: draft.text)
    session.inform("wrote \(path): \(draft.summary)")
    return .done
  }
}
