import Foundation

/// A folder in which files are written.
struct Folder {
  private let path: String

  init(path: String) { self.path = path }

  /// Creates the folder and its parents if they are missing. If one of them is a file, writing in it fails later.
  func create() throws(SystemError) {
    guard !path.isEmpty, mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    let error = SystemError()
    let parent = path.hasSuffix("/") ? Self.parent(of: String(path.dropLast())) : Self.parent(of: path)
    guard error.code == ENOENT, !parent.isEmpty else { throw error }
    try Folder(path: parent).create()
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw SystemError() }
  }

  /// The path up to its last slash; empty without one.
  static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
