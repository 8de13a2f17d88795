/// The modules of files, by the paths that the manifest specifies for each module.
struct ModuleFolders {
  /// The longest paths first: of several folders around a file, the nearest determines its module.
  private let folders: [(path: String, module: String?)]

  init(_ paths: [(path: String, module: String?)]) {
    folders = paths.map { (Self.standardized($0.path), $0.module) }.sorted { $0.path.utf8.count > $1.path.utf8.count }
  }

  /// The module of a file; `nil` for the target's own.
  func module(of file: String) -> String? {
    // Most targets have documents of their own only.
    guard folders.contains(where: { $0.module != nil }) else { return nil }
    let path = Self.standardized(file)
    return folders.first { $0.path == path || path.hasPrefix($0.path == "/" ? "/" : "\($0.path)/") }?.module
  }

  private static func standardized(_ path: String) -> String { AbsolutePath(path).text }
}
