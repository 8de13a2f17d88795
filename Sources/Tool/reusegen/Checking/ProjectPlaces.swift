import ReuseGenCommandLine

/// The paths of files relative to the project or package around each of them, or else to the repository, or else to the
/// folder of the baseline. They are the same from every working folder, and in every checkout.
final class ProjectPlaces {
  private let baseline: AbsolutePath?
  /// The paths of folders, each with the names between it and its project's; `nil` without a project.
  private var known: [AbsolutePath: [String]?] = [:]

  /// - Parameter baseline: The path of the baseline.
  init(baseline: String?) { self.baseline = baseline.map { AbsolutePath($0).folder } }

  func path(_ path: String) -> String {
    let file = AbsolutePath(path)
    let folder = file.folder
    let names: [String]?
    if let found = known[folder] {
      names = found
    } else {
      let own = baseline.flatMap { folder.isIn($0) ? $0 : nil }
      let root = EnclosingFolder.project(around: folder) ?? Repositories.root(around: folder) ?? own
      names = root.map { Array(folder.names.dropFirst($0.names.count)) }
      known[folder] = .some(names)
    }
    return names.map { ($0 + [file.name]).joined(separator: "/") } ?? path
  }
}
