import ReuseGenArguments
import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenDrafting
import ReuseGenSystemFiles
import ReuseGenVisibleText

/// `reusegen init`: writes a manifest for the documents and sources in a folder, or of a project's target.
enum InitCommand: Subcommand {
  static let folder = Argument<FilePath>(
    "folder",
    default: FilePath(argument: "."),
    help: """
      The folder to search for documents and sources, or a project (.xcodeproj) or workspace (.xcworkspace), whose \
      target --target names.
      """
  )
  static let target = Option<TargetName?>(
    "target",
    valueName: "name",
    help: """
      The target whose files are listed, in a project, or in the projects and packages of the folder. Default for a \
      project: its only target with documents, apart from tests.
      """
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
    help: """
      The manifest to write; - is standard output. Default: reuse.json in the folder; for a project, in the folder with \
      the target's name beside it, or beside it.
      """
  )
  static let update = Flag("update", short: "u", help: "Add new entries to an existing manifest and keep the rest.")
  static let force = Flag("force", short: "f", help: "Replace an existing manifest.")

  static let command = Command(
    "init",
    abstract: "Write a manifest for existing documents and sources.",
    discussion: """
      Lists the cells, views and scenes in the documents, and the reusable views that exist only in code, with a \
      comment on each decision.
      """,
    examples: [
      "reusegen init Sources/App", "reusegen init Sources/App --update", "reusegen init MyApp.xcodeproj --target MyApp",
    ],
    parameters: [folder, target, sources, output, update, force, Options.reporter, Options.quiet]
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    session.begin("reading documents and sources")
    let place = try DraftPlace(arguments[folder].path, target: arguments[target], arguments, session)
    let path = arguments[output]?.path ?? place.manifest
    if arguments[update] { return try update(path, place.folder, arguments, session) }
    let manifest = OutputFile(path: path)
    if path != "-", !arguments[force], try manifest.exists() {
      throw FileFailure("\(path) already exists; replace it with --force, or add new entries with --update")
    }
    let files = try place.files(sources: arguments[sources].map(\.path)) { session.report($0) }
    if path != "-" {
      try check(manifest, isNoneOf: files, arguments)
      try manifest.check(is: .manifest)
    }
    let draft = try files.draft(for: path)
    session.report(draft.diagnostics)
    guard path != "-" else {
      try session.print(draft.text)
      return .done
    }
    _ = try manifest.replace(with: Array(draft.text.utf8))
    session.inform("wrote \(path): \(draft.summary)")
    if draft.isEmpty {
      session.inform(
        "nothing to list was found; specify the app's folder, as in reusegen init Sources/App, or list your cells in "
          + #"\#(path): { "cells": ["PersonCell"] }"#
      )
    } else if place.project == nil {
      session.inform("Next: read its comments, then reusegen lint \(path.shellWord)")
      if let target = PackageTarget.expectedFolder(ofManifest: path) {
        session.inform(
          "the plugin looks for manifests in the folders of targets; there, run reusegen init \(target.shellWord)"
        )
      }
      if let project = ProjectSearch(in: arguments[folder].path).projects.first {
        session.inform(
          "the draft lists the files of all targets in the folder; to list those of one, where the plugin finds the "
            + "manifest, run reusegen init \(project.shellWord) --target NAME"
        )
      }
    }
    for suggestion in place.project.map({ DraftSuggestion.all(for: $0.target, manifest: path) }) ?? [] {
      session.inform(suggestion.text)
    }
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
    let file = ManifestFile(path: path)
    let target = try reading.manifest?.project.map { project throws(FileFailure) in
      try ManifestTarget(project, of: file)
    }
    if let target, target.related == nil {
      session.report(target.problems)
      return .inputHasErrors
    }
    let files = try DraftFiles(
      of: reading.manifest,
      target?.related,
      in: folder,
      paths: WrittenPaths(reading.manifest, relativeTo: file),
      sources: arguments[sources].map(\.path)
    ) { session.report($0) }
    try check(manifest, isNoneOf: files, arguments)
    let draft = try files.draft(for: path)
    guard let update = ManifestUpdate(of: text, reading, by: draft, otherDocuments: files.otherDocuments) else {
      session.report(reading.diagnostics)
      return .inputHasErrors
    }
    session.report(draft.diagnostics + update.diagnostics)
    _ = try manifest.replace(with: update.text)
    session.inform(update.summary.map { "added to \(path): \($0)" } ?? "\(path) is complete")
    return .done
  }

  /// Refuses to write over a file that the draft is made from.
  private static func check(_ manifest: OutputFile, isNoneOf files: DraftFiles, _ arguments: Arguments) throws {
    let folder = files.folder
    for document in files.documents where try manifest.isSameFile(as: folder.file(document.path)) {
      throw arguments.usageError("The output '\(manifest.path)' is a document; specify another file with --output.")
    }
    for source in files.sources
    where try manifest.isSameFile(as: folder.file(source.path)) || manifest.isSameFile(as: source.path) {
      throw arguments.usageError("The output '\(manifest.path)' is a source; specify another file with --output.")
    }
  }
}
