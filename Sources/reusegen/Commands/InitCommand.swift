import Foundation
import ReuseGenArguments
import ReuseGenCore

/// `reusegen init`: writes a manifest from the documents found in a folder.
enum InitCommand: Subcommand {
  static let folder = Argument<String>("folder", default: ".", help: "The folder that is searched for documents.")
  static let output = Option<String?>(
    "output", short: "o", valueName: "file",
    help: "The manifest to write; - is standard output. Default: reuse.json in the folder.")
  static let force = Flag("force", short: "f", help: "Replace a manifest that is there.")

  static let command = Command(
    "init", abstract: "Write a manifest from documents.",
    discussion: "Lists the cells, views and scenes that the documents hold, with a comment where it had to decide.",
    parameters: [folder, output, force, Options.reporter, Options.quiet])

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let folder = DocumentFolder(path: arguments[folder])
    let output = arguments[output] ?? folder.file("reuse.json")
    let manifest = OutputFile(path: output)
    let writes = output != "-"
    if writes, !arguments[force], try manifest.content() != nil {
      throw FileFailure("\(output) is there already; --force replaces it")
    }
    let draft = ManifestDraft(
      try folder.documents(), interfaceBuilder: writes ? folder.path(seenFrom: output) : nil)
    session.report(draft.diagnostics, arguments)
    if writes {
      _ = try manifest.replace(with: draft.text)
      session.inform("wrote \(output): \(draft.summary)", arguments)
    } else {
      session.print(draft.text)
    }
    return .done
  }
}

/// A folder whose documents are listed.
private struct DocumentFolder {
  let path: String

  func file(_ name: String) -> String {
    path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// The documents, with paths relative to the folder.
  func documents() throws(FileFailure) -> [DocumentFile] {
    let prefix = path == "." ? "" : path.hasSuffix("/") ? path : "\(path)/"
    var files: [DocumentFile] = []
    for document in try DocumentSearch(isOfTarget: true).documents(in: [path]) {
      var file = try InputFile(path: document).document()
      if document.hasPrefix(prefix) { file.path = String(document.dropFirst(prefix.count)) }
      files.append(file)
    }
    return files
  }

  /// The way from the folder of the manifest to this one, nil where they are the same.
  func path(seenFrom manifest: String) -> String? {
    let here = URL(fileURLWithPath: manifest).standardizedFileURL.deletingLastPathComponent().pathComponents
    let there = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    let shared = zip(here, there).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared)
    return way.isEmpty ? nil : way.joined(separator: "/")
  }
}
