import ReuseGenCommandLine
import ReuseGenCore
import XcodeProjects

/// The lines with which a manifest lists the documents of another target, such as those of a framework that an app
/// uses.
struct DraftSuggestion {
  /// The message, with the lines to add.
  let text: String

  /// One for each visible target with documents.
  static func all(for related: RelatedTargets, manifest: String) -> [DraftSuggestion] {
    related.visible.compactMap { DraftSuggestion($0, related, ManifestFile(path: manifest)) }
  }

  private init?(_ target: CheckedTarget, _ related: RelatedTargets, _ manifest: ManifestFile) {
    guard !target.isTest, !target.documents.isEmpty, let module = related.module(of: target),
      let documents = Self.folder(of: target.documents), let sources = Self.folder(of: target.sources)
    else { return nil }
    func place(_ folder: String) -> String {
      "[{ \"path\": \(quoted(manifest.relativePath(of: folder))), \"module\": \(quoted(module)) }]"
    }
    let count = target.documents.count
    text =
      "\(target.name) has \(count) document\(count == 1 ? "" : "s") that this manifest doesn't list. Give \(target.name) a "
      + "manifest of its own, or add these lines here, and run init --update: \"imports\": [\"Recycler\", \(quoted(module))], "
      + "\"interfaceBuilder\": \(place(documents)), \"sources\": \(place(sources))"
  }

  /// The folder that contains all files.
  private static func folder(of files: [ProjectFile]) -> String? {
    let folders = files.map { $0.path.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    guard var common = folders.first else { return nil }
    for folder in folders { common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count) }
    return common.isEmpty ? nil : common.joined(separator: "/")
  }
}
