import Foundation
import ReuseGenCore

/// A folder whose documents are listed in a manifest.
struct DocumentFolder {
  /// As a search writes it: without "./" before it or a slash behind it.
  let path: String

  init(path: String) {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    self.path = path.isEmpty ? "." : String(path)
  }

  /// The folder as the beginning of a path in it.
  private var prefix: String { path == "." ? "" : path == "/" ? path : "\(path)/" }

  func isFile() throws(FileFailure) -> Bool { try FileStatus.following(path)?.kind == .file }

  func file(_ name: String) -> String { prefix + name }

  /// The documents, with paths relative to the folder.
  func documents() throws(FileFailure) -> [DocumentFile] {
    var files: [DocumentFile] = []
    for document in try FileSearch(kind: .document, isOfTarget: true).files(in: [path]) {
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
