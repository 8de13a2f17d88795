import ReuseGenCLibrary
import ReuseGenSystemFiles

/// The path of a file or folder without links and "..", as the system follows them. What doesn't exist is where it
/// would be created.
struct RealPath {
  let text: String

  init(_ path: String) {
    var rest = path.isEmpty ? "." : path
    var missing: [String] = []
    while true {
      if let real = realpath(rest, nil) {
        defer { free(real) }
        text = Self.joined(String(cString: real), missing)
        return
      }
      while rest.count > 1, rest.hasSuffix("/") { rest.removeLast() }
      let parent = Folder.parent(of: rest)
      missing.insert(String(rest.dropFirst(parent.count)), at: 0)
      rest = parent.isEmpty ? "." : parent
      if rest == "/" || rest == path, realpath(rest, nil) == nil {
        text = Self.joined("/", missing)
        return
      }
    }
  }

  private static func joined(_ folder: String, _ names: [String]) -> String {
    var components = folder.split(separator: "/").map(String.init)
    for name in names where name != "." && !name.isEmpty {
      // A folder that doesn't exist is no link.
      if name == ".." { _ = components.popLast() } else { components.append(name) }
    }
    return "/" + components.joined(separator: "/")
  }
}
