/// The paths of files and folders. Looking up a file takes as long as its path, however many paths there are.
package struct PathSet: Sendable {
  private var paths: Set<String> = []

  package init(_ paths: some Sequence<String> = []) { self.paths = Set(paths) }

  package mutating func insert(_ path: String) { paths.insert(path) }

  /// Whether a path is one of these.
  package func contains(_ path: String) -> Bool { paths.contains(path) }

  /// Whether a path is one of these, or is in a folder among them.
  package func covers(_ path: String) -> Bool { paths.contains(path) || coversFolder(of: path) }

  /// Whether a folder around a path is one of these.
  package func coversFolder(of path: String) -> Bool {
    if paths.isEmpty { return false }
    return path.utf8.indices.contains { index in
      path.utf8[index] == UInt8(ascii: "/") && paths.contains(String(path[..<index]))
    }
  }
}
