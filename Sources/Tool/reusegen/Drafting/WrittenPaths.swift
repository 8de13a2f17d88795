import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenSystemFiles

/// The paths of a manifest's "interfaceBuilder" and "sources" at which there is something.
struct WrittenPaths {
  typealias Module = (path: String, name: String)

  private(set) var documents: [String] = []
  private(set) var documentModules: [Module] = []
  private(set) var sources: [String] = []
  private(set) var sourceModules: [Module] = []

  init(_ manifest: Manifest?, relativeTo file: ManifestFile) throws(FileFailure) {
    for entry in manifest?.interfaceBuilder ?? [] {
      try Self.add(entry, relativeTo: file, to: &documents, or: &documentModules)
    }
    for entry in manifest?.sources ?? [] {
      try Self.add(entry, relativeTo: file, to: &sources, or: &sourceModules)
    }
  }

  private static func add(
    _ entry: ModulePath,
    relativeTo file: ManifestFile,
    to own: inout [String],
    or modules: inout [Module]
  ) throws(FileFailure) {
    let path = file.path(entry.path.value)
    guard try FileStatus.following(path) != nil else { return }
    if let module = entry.module { modules.append((path, module)) } else { own.append(path) }
  }
}
