package import ReuseGenSystemFiles
import ReuseGenXcodeProjects

extension [String] {
  /// The paths at which there is something.
  package func existingPaths() throws(FileFailure) -> [String] {
    var paths: [String] = []
    for path in self where try FileStatus.following(path) != nil { paths.append(path) }
    return paths
  }
}

extension [ProjectFile] {
  /// The paths of the files that exist: projects list files that a build generates.
  package func existingPaths() throws(FileFailure) -> [String] { try map(\.path).existingPaths() }
}
