import DocumentReports
import Foundation
import SystemFiles

/// The findings of `reusegen lint --accessibility` in the documents of a page.
struct PageFindings {
  private var findings: [String: [LintFinding]] = [:]

  /// - Parameter paths: The paths that the page shows.
  init(_ paths: [String]) throws(FileFailure) {
    for path in paths {
      let version = LintedVersion(path: path)
      for finding in try LintProcess.findings(in: version, options: ["--accessibility"]) {
        findings[Self.key(version.path(of: finding.path)), default: []].append(finding)
      }
    }
  }

  subscript(_ document: PreviewDocument) -> [LintFinding] { findings[Self.key(document.path), default: []] }

  private static func key(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
