import ReuseGenSystemFiles

/// Paths as messages show them: each file in one spelling, relative to the working folder and without "..", where the
/// file permits it, and without "." and doubled slashes.
package enum ShownPath {
  /// The path of a file for messages.
  ///
  /// A path in the working folder becomes relative to it. Any other stays absolute, or starts with ".." as the user
  /// wrote it, without ".." further on. If that would be another file, because a folder is a symbolic link, the path
  /// stays as it is.
  package static func of(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    guard isAbsolute || !isPlain(path) else { return path }
    let folder = AbsolutePath.workingFolder
    let absolute = normalized(isAbsolute ? path : "\(folder)/\(path)")
    let shown =
      folder != "/" && absolute.hasPrefix("\(folder)/")
      ? String(absolute.dropFirst(folder.count + 1)) : normalized(path)
    return shown == path || isSame(shown, path, .file) ? shown : path
  }

  /// The prefix that the shown paths of all files in a folder share.
  ///
  /// - Parameter prefix: The beginning of their paths; empty, or with a slash at its end.
  package static func ofFiles(in prefix: String) -> String {
    let isAbsolute = prefix.hasPrefix("/")
    guard isAbsolute || !isPlain(prefix.hasSuffix("/") ? prefix.dropLast() : prefix[...]) else { return prefix }
    let folder = AbsolutePath.workingFolder
    let absolute = normalized(isAbsolute ? prefix : "\(folder)/\(prefix)")
    let shown: String =
      if folder != "/", absolute == folder {
        ""
      } else if folder != "/", absolute.hasPrefix("\(folder)/") {
        absolute.dropFirst(folder.count + 1) + "/"
      } else {
        closed(normalized(prefix))
      }
    return shown == prefix || isSame(shown, prefix, .folder) ? shown : prefix
  }

  /// The path of a folder as those of the files in it begin; empty for the working folder.
  package static func ofFolder(_ path: String) -> String {
    let prefix = ofFiles(in: closed(path))
    return prefix.count > 1 && prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
  }

  /// Whether a relative path consists of names.
  private static func isPlain(_ path: some StringProtocol) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { $0 != "" && $0 != "." && $0 != ".." }
  }

  private static func closed(_ folder: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// The path without "." and without ".." that follow a name.
  private static func normalized(_ path: String) -> String {
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else if component != ".." || !path.hasPrefix("/") {
        components.append(component)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + components.joined(separator: "/")
  }

  /// Whether two paths lead to the same file or folder. It needn't exist, if it is in a folder that does.
  private static func isSame(_ path: String, _ other: String, _ kind: FileStatus.Kind) -> Bool {
    let statuses = [path, other].map { try? FileStatus.following($0.isEmpty ? "." : $0) }
    if let one = statuses[0], let two = statuses[1] { return one.isSame(as: two, kind: kind) }
    let (one, two) = (path.split(separator: "/"), other.split(separator: "/"))
    guard statuses.allSatisfy({ $0 == nil }), let name = one.last, name == two.last, name != ".." else { return false }
    func folder(_ path: String, _ names: [Substring]) -> String {
      (path.hasPrefix("/") ? "/" : "") + names.dropLast().joined(separator: "/")
    }
    return isSame(folder(path, one), folder(other, two), .folder)
  }
}
