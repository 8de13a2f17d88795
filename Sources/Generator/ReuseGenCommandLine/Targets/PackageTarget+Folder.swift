extension PackageTarget {
  /// The folder of the target that a manifest of a package is most likely meant for, if it is in that of none.
  package static func expectedFolder(ofManifest path: String) -> String? {
    guard path != "-", Self(ofManifest: path) == nil, let package = package(around: AbsolutePath(path)) else {
      return nil
    }
    let folder = PackageFolder(path: ShownPath.ofFolder(package.text), files: FilesOnDisk())
    let targets = folder.targets.filter { !$0.isTest }
    return (targets.first { !$0.documents.isEmpty } ?? targets.first)?.folder
  }
}
