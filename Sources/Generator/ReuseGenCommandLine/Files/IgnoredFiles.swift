import ReuseGenSystemFiles

/// Files that Git ignores, because a build or a tool makes them.
enum IgnoredFiles {
  /// The limit of the system on the length of all arguments is larger.
  private static let filesPerCall = 500

  /// The files among some that Git ignores; none without Git, and outside of a repository.
  static func paths(among paths: [String]) -> Set<String> {
    var ignored: Set<String> = []
    /// The paths by those from the root of the system, for each repository.
    var repositoryPaths: [AbsolutePath: [String: String]] = [:]
    var repositories = Repositories()
    /// The folder of the last path: the missing files of a project are in few folders, and listed by folder.
    var last: (folder: String, path: String, root: AbsolutePath?)?
    for path in paths {
      let folder = Folder.parent(of: path)
      if last?.folder != folder {
        let place = AbsolutePath(folder.isEmpty ? "." : folder)
        last = (folder, place.text, repositories.root(around: place))
      }
      guard let last, let root = last.root else { continue }
      let name = Substring(path.utf8.dropFirst(folder.utf8.count))
      repositoryPaths[root, default: [:]]["\(last.path)/\(name)"] = path
    }
    for (root, paths) in repositoryPaths {
      let names = paths.keys.sorted()
      for start in stride(from: 0, to: names.count, by: filesPerCall) {
        let command = ["-C", root.text, "-c", "core.quotePath=false", "check-ignore", "--no-index", "--"]
        let arguments = command + names[start..<min(start + filesPerCall, names.count)]
        guard let output = try? InstalledProgram.output(of: "git", arguments).bytes else { return ignored }
        for name in output.split(separator: UInt8(ascii: "\n")) {
          if let path = paths[String(decoding: name, as: UTF8.self)] { ignored.insert(path) }
        }
      }
    }
    return ignored
  }
}
