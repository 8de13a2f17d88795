/// Paths as text. Nothing is looked up.
package enum ProjectPath {
  /// The path of something relative to a folder, without "." and without ".." that follow a name.
  ///
  /// - Parameter folder: The path of a folder, itself a result of this function; empty for the working folder.
  package static func join(_ folder: String, _ path: String) -> String {
    // Nearly all paths of a project are names below a folder whose own path was joined before.
    if isPlain(path) { return folder.isEmpty ? path : folder == "/" ? "/" + path : "\(folder)/\(path)" }
    let isAbsolute = path.hasPrefix("/") || folder.hasPrefix("/")
    var names: [Substring] = []
    for name in (path.hasPrefix("/") ? [] : folder.split(separator: "/")) + path.split(separator: "/") {
      switch name {
      case ".": continue
      case "..":
        if let last = names.last, last != ".." { names.removeLast() } else if !isAbsolute { names.append(name) }
      default: names.append(name)
      }
    }
    return (isAbsolute ? "/" : "") + names.joined(separator: "/")
  }

  /// Whether a path is relative, and none of its names is empty or begins with a dot.
  private static func isPlain(_ path: String) -> Bool {
    var isStart = true
    for byte in path.utf8 {
      if isStart, byte == 0x2E /* . */ || byte == 0x2F /* / */ { return false }
      isStart = byte == 0x2F
    }
    return !isStart
  }

  /// The path of the folder around a file, without a slash at its end; empty for the working folder.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The extension of a file's name in lower case; empty without one.
  package static func fileExtension(of path: String) -> String {
    // From its end: a slash ends the search.
    let bytes = path.utf8
    var index = bytes.endIndex
    while index > bytes.startIndex {
      let before = bytes.index(before: index)
      if bytes[before] == 0x2F /* / */ { return "" }
      if bytes[before] == 0x2E /* . */ { return path[index...].lowercased() }
      index = before
    }
    return ""
  }

  static func withoutExtension(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return path }
    return String(path[..<dot])
  }
}
