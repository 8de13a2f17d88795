import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenDrafting
import ReuseGenSystemFiles

/// A folder for whose documents a manifest is written.
struct DocumentFolder {
  /// The path as in search results: without a leading "./" and without a trailing slash.
  let path: String
  /// The files and folders in it that Package.swift excludes from the target.
  private let excluded: [AbsolutePath]

  init(path: String) {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    self.path = path.isEmpty ? "." : String(path)
    let manifest = self.path == "." ? "reuse.json" : "\(self.path)/reuse.json"
    excluded = PackageTarget(ofManifest: manifest)?.excluded ?? []
  }

  /// The prefix of paths in the folder.
  private var prefix: String { path == "." ? "" : path == "/" ? path : "\(path)/" }

  func isFile() throws(FileFailure) -> Bool { try FileStatus.following(path)?.kind == .file }

  func file(_ name: String) -> String { prefix + name }

  /// The path of a file relative to the folder, if it is in it.
  private func relative(_ path: String) -> String {
    path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The documents at some paths, or in the folder if there are none. The paths of those in the folder are relative to
  /// it.
  func documents(at paths: [String] = [], report: (Diagnostic) -> Void) throws(FileFailure) -> [DocumentFile] {
    let search = FileSearch(kind: .document, isOfTarget: true, excluding: excluded)
    let found = try search.files(in: paths.isEmpty ? [path] : paths, report: report)
    return try InputFile.found(found) { file throws(FileFailure) in
      try file.document(shownAs: relative(file.path)).file
    }
  }

  /// The sources at some paths, or in the folder if there are none. The paths of those in the folder are relative to
  /// it.
  ///
  /// - Parameter report: Called for each source that isn't read.
  func sources(at paths: [String], report: (Diagnostic) -> Void) throws(FileFailure) -> [SourceText] {
    var texts: [SourceText] = []
    let search = FileSearch(kind: .source, isOfTarget: true, excluding: excluded)
    for source in try search.files(in: paths.isEmpty ? [path] : paths, report: report) {
      let found = try InputFile.found(source) { file throws(FileFailure) in try file.sourceText() }
      guard let text = found else { continue }
      guard let bytes = text else {
        report(.tooLargeSource(source))
        continue
      }
      texts.append(SourceText(path: relative(source), bytes: bytes))
    }
    return texts
  }

  /// The path from the folder of the manifest to this one; `nil` if they are the same.
  func path(relativeTo manifest: String) -> String? {
    let relative = ManifestFile(path: manifest).relativePath(of: path)
    return relative == "." ? nil : relative
  }
}
