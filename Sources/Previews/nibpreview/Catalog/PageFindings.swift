import Foundation
import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenReports
import ReuseGenSystemFiles
import ReuseGenTargetLint
import ReuseGenXcodeProjects

/// The findings of `reusegen lint --accessibility` in the documents of a page.
struct PageFindings {
  private var findings: [String: [LintFinding]] = [:]

  /// - Parameter paths: The paths that the page shows.
  init(_ paths: [String]) throws(FileFailure) {
    for path in paths {
      // A manifest is checked with the target around it.
      let place = ProjectPath.fileExtension(of: path) == "json" ? Folder.parent(of: path) : path
      let search = try TargetSearch(at: place.isEmpty ? "." : place, includesEnclosing: true) { _ in }
      for diagnostic in try TargetCheck(search, checksAccessibility: true).diagnostics {
        guard let location = diagnostic.location else { continue }
        let finding = LintFinding(
          severity: diagnostic.severity.rawValue,
          rule: diagnostic.rule,
          message: diagnostic.fullMessage,
          path: location.file,
          line: location.line
        )
        findings[Self.key(location.file), default: []].append(finding)
      }
    }
  }

  subscript(_ document: PreviewDocument) -> [LintFinding] { findings[Self.key(document.path), default: []] }

  private static func key(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
