import CLibrary

/// The path of a file or folder from the root, without ".", ".." and doubled slashes. Links aren't followed.
struct AbsolutePath: Hashable {
  /// The names of the folders and of the file; none for the root.
  private(set) var names: [String] = []

  /// - Parameter path: A path that is absolute, or relative to the working folder.
  init(_ path: String) {
    if !path.hasPrefix("/") { append(Self.workingFolder) }
    append(path)
  }

  /// The working folder's path; "/" if the folder was removed.
  static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  var text: String { "/" + names.joined(separator: "/") }

  /// The last name; empty for the root.
  var name: String { names.last ?? "" }

  var isRoot: Bool { names.isEmpty }

  /// The folder that contains the file; the root for itself.
  var folder: AbsolutePath {
    var folder = self
    folder.names = names.dropLast()
    return folder
  }

  /// The path of something in this folder.
  func appending(_ path: String) -> AbsolutePath {
    var result = self
    result.append(path)
    return result
  }

  private mutating func append(_ path: String) {
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(String(name)) }
    }
  }
}
