import ReuseGenBasics
import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenXcodeProjects

/// The lines with which a manifest lists the documents of another target, such as those of a framework that an app
/// uses.
struct DraftSuggestion {
  /// The message, with the lines to add.
  let text: String

  /// One for each visible target with documents, unless other targets have files in its folders: the lines would give
  /// those its module.
  static func all(for related: RelatedTargets, manifest: String) -> [DraftSuggestion] {
    related.visible.compactMap { DraftSuggestion($0, related, ManifestFile(path: manifest)) }
  }

  private init?(_ target: CheckedTarget, _ related: RelatedTargets, _ manifest: ManifestFile) {
    guard !target.isTest, !target.documents.isEmpty, let module = related.module(of: target),
      let documents = Self.folder(of: target, in: related, \.documents),
      let sources = Self.folder(of: target, in: related, \.sources)
    else { return nil }
    func place(_ folder: String) -> String {
      "[{ \"path\": \(quoted(manifest.relativePath(of: folder))), \"module\": \(quoted(module)) }]"
    }
    text =
      "\(target.name) has \(counted(target.documents.count, "document")) that this manifest doesn't list. Give \(target.name) a "
      + "manifest of its own, or add these lines here, and run init --update: \"imports\": [\"Recycler\", \(quoted(module))], "
      + "\"interfaceBuilder\": \(place(documents)), \"sources\": \(place(sources))"
  }

  /// The folder that contains all files of a target; `nil` if it contains some of other targets.
  private static func folder(
    of target: CheckedTarget,
    in related: RelatedTargets,
    _ files: (CheckedTarget) -> [ProjectFile]
  ) -> String? {
    let own = Set(files(target).map(\.path))
    guard let folder = commonFolder(of: files(target)) else { return nil }
    let isShared = related.all.contains { other in
      files(other).contains { $0.path.hasPrefix("\(folder)/") && !own.contains($0.path) }
    }
    return isShared ? nil : folder
  }

  private static func commonFolder(of files: [ProjectFile]) -> String? {
    let folders = files.map { $0.path.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    guard var common = folders.first else { return nil }
    for folder in folders { common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count) }
    return common.isEmpty ? nil : common.joined(separator: "/")
  }
}
