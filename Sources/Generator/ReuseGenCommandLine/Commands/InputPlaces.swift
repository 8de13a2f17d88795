import ReuseGenArguments
import ReuseGenCore
import ReuseGenSystemFiles
import ReuseGenXcodeProjects

/// Where a subcommand finds its input: at the paths that the command line specifies, or else at those of the manifest,
/// of the project that it names, or of the package around it.
struct InputPlaces {
  /// The target that the manifest names in place of folders; `nil` if it names none.
  let project: ManifestTarget?
  /// The paths of documents and of sources, each with its module; `nil` for the target's own.
  let documents: [(path: String, module: String?)]
  let sources: [(path: String, module: String?)]
  /// The paths in the manifest at which there is nothing.
  let missing: [Located<String>]
  /// The files and folders that don't belong to the target.
  let excluded: [AbsolutePath]
  /// The paths to search for sources.
  let searchedSources: [String]
  /// The paths to search for assets, beside those that are listed.
  let searchedAssets: [String]
  /// The module of the bundle with the target's resources, if that is another than its own.
  let bundleModule: String?
  /// Whether all of the target's sources are among those that are found.
  let hasAllSources: Bool

  init(of manifest: Manifest?, at file: ManifestFile, _ arguments: Arguments) throws(FileFailure) {
    let project = try manifest?.project.map { project throws(FileFailure) in try ManifestTarget(project, of: file) }
    let package = project == nil ? PackageTarget(ofManifest: file.path) : nil
    let specified = (
      documents: arguments[Options.interfaceBuilder].map(\.path), sources: arguments[Options.sources].map(\.path)
    )
    var documents = try Paths(specified.documents, orIn: manifest?.interfaceBuilder ?? [], relativeTo: file)
    var sources = try Paths(specified.sources, orIn: manifest?.sources ?? [], relativeTo: file)
    if let related = project?.related {
      if specified.documents.isEmpty { try documents.add(related.target.documents, of: nil) }
      if specified.sources.isEmpty {
        try sources.add(related.target.sources, of: nil)
        for other in related.visible { try sources.add(other.sources, of: related.module(of: other)) }
      }
    }
    let hasOwnSources = sources.existing.contains { $0.module == nil }
    let folders = project != nil ? [] : try Self.folders(of: file, documents.existing.map(\.path))
    searchedSources = (hasOwnSources ? [] : folders) + sources.existing.map(\.path)
    searchedAssets = project != nil ? [] : folders + searchedSources
    hasAllSources =
      if !specified.sources.isEmpty {
        arguments[Options.module] != nil
      } else if let project {
        project.hasAllSources && project.related?.target.listsSources ?? false
      } else {
        !hasOwnSources && package?.hasAllSources ?? false
      }
    self.project = project
    self.documents = documents.existing
    self.sources = sources.existing
    missing = documents.missing + sources.missing
    excluded = package?.excluded ?? []
    bundleModule = package?.bundleModule ?? project?.related?.target.bundleModule
  }

  /// The folders to search for sources and assets if none are specified: the manifest's, and those of documents, beside
  /// which their classes are most likely declared.
  private static func folders(of file: ManifestFile, _ documents: [String]) throws(FileFailure) -> [String] {
    var folders = [file.path(".")]
    for path in documents where try FileStatus.following(path)?.kind == .folder { folders.append(path) }
    return folders
  }
}

extension InputPlaces {
  /// The paths of one kind. Those of the command line replace the manifest's of the target's own module.
  private struct Paths {
    private(set) var existing: [(path: String, module: String?)]
    private(set) var missing: [Located<String>] = []

    init(_ specified: [String], orIn written: [ModulePath], relativeTo file: ManifestFile) throws(FileFailure) {
      existing = specified.map { ($0, nil) }
      for entry in written where specified.isEmpty || entry.module != nil {
        let path = file.path(entry.path.value)
        if try FileStatus.following(path) != nil {
          existing.append((path, entry.module))
        } else {
          missing.append(entry.path)
        }
      }
    }

    /// Adds the files of a project's target that exist.
    mutating func add(_ files: [ProjectFile], of module: String?) throws(FileFailure) {
      existing += try files.existingPaths().map { ($0, module) }
    }
  }
}
