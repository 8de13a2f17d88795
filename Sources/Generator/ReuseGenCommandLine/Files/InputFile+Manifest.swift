package import ReuseGenSystemFiles
import ReuseGenXcodeProjects

extension InputFile {
  /// The contents of a manifest. A path that can only be a mistake, such as that of an app, is refused with the command
  /// that drafts a manifest.
  package func manifest() throws(FileFailure) -> [UInt8] {
    if !isStandardInput {
      if let mistake = try mistakeInPath { throw FileFailure(mistake) }
      if try isMisspelled { throw FileFailure.missing(path) }
    }
    let other = path == "reuse.json" ? ProjectSearch(in: ".").manifests.first : nil
    return try bytes(
      missing: other.map { "specify its path, \($0)" } ?? "write one, specify its path, or run \(Self.draft(in: path))"
    )
  }

  /// Whether the path leads to nothing, and isn't that of a manifest that is yet to be written.
  private var isMisspelled: Bool {
    get throws(FileFailure) {
      guard try FileStatus.following(path) == nil else { return false }
      if ProjectPath.fileExtension(of: path) != "json" { return true }
      return path != "reuse.json" && FileFailure.nearestPath(to: path) != nil
    }
  }

  /// The reason why the path isn't that of a manifest, and what to do; `nil` if it may be.
  private var mistakeInPath: String? {
    get throws(FileFailure) {
      let fileExtension = ProjectPath.fileExtension(of: path)
      switch (try FileStatus.following(path)?.kind, fileExtension) {
      case (.folder, "xcodeproj"), (.folder, "xcworkspace"):
        return "\(name) is a project, not a manifest; run reusegen init \(path.shellWord)"
      case (.folder, _):
        let own = Folder(path: path).path(of: "reuse.json")
        let other = try FileStatus.following(own) == nil ? ProjectSearch(in: path).manifests.first : own
        return other.map { "\(name) is a folder; specify its manifest, \($0)" }
          ?? "\(name) is a folder without a manifest; run reusegen init \(path.shellWord)"
      case (_, "xib"), (_, "storyboard"): return "\(name) is a document, not a manifest; run \(Self.draft(in: path))"
      case (_, "swift"), (_, "m"), (_, "mm"), (_, "h"):
        return "\(name) is a source, not a manifest; run \(Self.draft(in: path))"
      case (_, "yml"), (_, "yaml"), (_, "plist"), (_, "xcconfig"), (_, "md"):
        return "\(name) is not a manifest; run \(Self.draft(in: path))"
      default: return nil
      }
    }
  }

  /// The command that drafts a manifest in the folder of a file.
  private static func draft(in path: String) -> String {
    let folder = ProjectPath.folder(of: path)
    return folder.isEmpty ? "reusegen init" : "reusegen init \(folder.shellWord)"
  }
}
