import DocumentReports
import ReuseGenCommandLine
import ReuseGenCore
import SystemFiles
import TargetLint
import XcodeProjects

/// The files of a version, as `reusegen lint` checks them.
struct LintedVersion {
  /// A folder, or a document whose project or package is around it.
  let path: String

  /// The findings, with paths in the folder. Those in a document have the path that the user specified.
  func findings() throws(FileFailure) -> [LintFinding] {
    if RecordedPicture.isPicture(path) { return [] }
    var diagnostics: [Diagnostic] = []
    let search = try TargetSearch(at: path, includesEnclosing: true, keepsPrefix: true) { diagnostics.append($0) }
    diagnostics += try TargetCheck(search).diagnostics
    let isFolder = try FileStatus.following(path)?.kind == .folder
    let folder = ProjectPath.join("", ShownPath.ofFolder(isFolder ? path : Folder.parent(of: path)))
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    return diagnostics.compactMap { diagnostic in
      guard let location = diagnostic.location else { return nil }
      let isDocument = !isFolder && location.file == search.document
      return LintFinding(
        severity: diagnostic.severity.rawValue,
        rule: diagnostic.rule,
        // The folders of two versions differ, and their messages don't.
        message: prefix.isEmpty ? diagnostic.fullMessage : diagnostic.fullMessage.replacing(prefix, with: ""),
        path: isDocument ? path : Self.path(of: location.file, in: AbsolutePath(folder.isEmpty ? "." : folder)),
        line: location.line
      )
    }
  }

  /// The path of a file in a folder; that of the file for one outside of it.
  private static func path(of file: String, in folder: AbsolutePath) -> String {
    let path = AbsolutePath(file)
    return path.isIn(folder) ? path.names.dropFirst(folder.names.count).joined(separator: "/") : file
  }
}
