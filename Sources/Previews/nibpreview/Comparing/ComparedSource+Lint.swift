import Foundation
import ReuseGenReports
import ReuseGenSystemFiles

extension ComparedSource {
  /// The findings of `reusegen lint` that the new version has and the old one hasn't.
  ///
  /// - Parameter documents: The compared documents, which may have other paths in the old version.
  func introducedFindings(
    _ documents: [ComparedDocument],
    _ repository: GitRepository
  ) throws(FileFailure) -> [LintFinding] {
    let names = documents.compactMap { document in
      document.oldPath.flatMap { old in document.newPath.map { (old, $0) } }
    }
    let newPaths = Dictionary(names) { first, _ in first }
    switch self {
    case .paths(let old, let new):
      return try Self.introduced(LintedVersion(path: old), LintedVersion(path: new), newPaths)
    case .revisions(let old, let new, _):
      let oldTree = try CheckedOutTree(of: old, in: repository)
      guard let new else {
        return try Self.introduced(oldTree.version, LintedVersion(path: try repository.root()), newPaths)
      }
      let newTree = try CheckedOutTree(of: new, in: repository)
      return try Self.introduced(oldTree.version, newTree.version, newPaths)
    }
  }

  private static func introduced(
    _ old: LintedVersion,
    _ new: LintedVersion,
    _ newPaths: [String: String]
  ) throws(FileFailure) -> [LintFinding] {
    LintFinding.introduced(from: try old.findings(), to: try new.findings()) { newPaths[$0] ?? $0 }
  }
}

/// The files of a commit in a temporary folder, which is removed with this object.
private final class CheckedOutTree {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibpreview-\(UUID())")

  init(of commit: String, in repository: GitRepository) throws(FileFailure) {
    try repository.checkOut(commit, into: folder.path)
  }

  var version: LintedVersion { LintedVersion(path: folder.path) }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
