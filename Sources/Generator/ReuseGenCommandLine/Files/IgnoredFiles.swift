import SystemFiles

/// Files that Git ignores, because a build or a tool makes them.
enum IgnoredFiles {
  /// The limit of the system on the length of all arguments is larger.
  private static let filesPerCall = 500

  /// The files among some that Git ignores; none without Git, and outside of a repository.
  static func paths(among paths: [String]) -> Set<String> {
    var ignored: Set<String> = []
    var folders: [AbsolutePath: [String]] = [:]
    // The missing files of a project are in few folders.
    for (folder, paths) in Dictionary(grouping: paths, by: Folder.parent) {
      guard let root = EnclosingFolder.repository(around: AbsolutePath(folder.isEmpty ? "." : folder)) else { continue }
      folders[root, default: []] += paths
    }
    for (root, paths) in folders {
      for start in stride(from: 0, to: paths.count, by: filesPerCall) {
        let part = paths[start..<min(start + filesPerCall, paths.count)]
        let names = Dictionary(part.map { (AbsolutePath($0).text, $0) }) { first, _ in first }
        let command = ["-C", root.text, "-c", "core.quotePath=false", "check-ignore", "--no-index", "--"]
        let arguments = command + names.keys.sorted()
        guard let (output, _) = try? InstalledProgram.output(of: "git", arguments) else { return ignored }
        for name in output.split(separator: UInt8(ascii: "\n")) {
          if let path = names[String(decoding: name, as: UTF8.self)] { ignored.insert(path) }
        }
      }
    }
    return ignored
  }
}
