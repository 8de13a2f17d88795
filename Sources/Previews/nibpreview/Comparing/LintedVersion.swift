import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenReports
import ReuseGenSystemFiles
import ReuseGenTargetLint
import ReuseGenXcodeProjects

/// The files of a version, as `reusegen lint` checks them.
struct LintedVersion {
  /// A folder, or a document whose project or package is around it.
  let path: String

  /// The findings in the folder, with their paths in it. Those in a document have the path that the user specified.
  ///
  /// Others are those of a project around it, which isn't compared.
  func findings() throws(FileFailure) -> [LintFinding] {
    if RecordedPicture.isPicture(path) { return [] }
    var diagnostics: [Diagnostic] = []
    let search = try TargetSearch(at: path, includesEnclosing: true, keepsPrefix: true) { diagnostics.append($0) }
    diagnostics += try TargetCheck(search).diagnostics
    let isFolder = try FileStatus.following(path)?.kind == .folder
    let folder = ProjectPath.join("", ShownPath.ofFolder(isFolder ? path : Folder.parent(of: path)))
    let absolute = AbsolutePath(folder.isEmpty ? "." : folder)
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    return diagnostics.compactMap { diagnostic in
      guard let location = diagnostic.location else { return nil }
      let file = AbsolutePath(location.file)
      guard file.isIn(absolute) else { return nil }
      let isDocument = !isFolder && location.file == search.document
      return LintFinding(
        severity: diagnostic.severity.rawValue,
        rule: diagnostic.rule,
        // The folders of two versions differ, and their messages don't.
        message: prefix.isEmpty ? diagnostic.fullMessage : diagnostic.fullMessage.replacing(prefix, with: ""),
        path: isDocument ? path : file.names.dropFirst(absolute.names.count).joined(separator: "/"),
        line: location.line
      )
    }
  }
}
