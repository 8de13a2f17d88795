import ReuseGenBasics
package import ReuseGenSystemFiles

extension FileFailure {
  /// The failure for a path that leads to nothing. It suggests the path that differs in a misspelled name.
  package static func missing(_ path: String, expecting kind: String = "file or folder") -> FileFailure {
    let advice = nearestPath(to: path).map { "did you mean \(ShownPath.of($0))?" } ?? "check the path"
    return FileFailure("there is no \(kind) \(path); \(advice)")
  }

  /// The path of something that exists, which differs from a path in one name, and only a little.
  static func nearestPath(to path: String) -> String? {
    let names = path.split(separator: "/").map(String.init)
    let root = path.hasPrefix("/") ? "/" : ""
    for (index, name) in names.enumerated() {
      let folder = Folder(path: root + names[..<index].joined(separator: "/"))
      guard FileStatus.ofLink(folder.path(of: name)) == nil else { continue }
      guard let entries = try? folder.entries() else { return nil }
      // Names that share only their extension aren't near.
      let others = entries.map { String(decoding: $0.name, as: UTF8.self) }.sorted().filter { other in
        let (written, found) = (stem(of: name), stem(of: other))
        return written == found || nearest(to: written, in: [found]) != nil
      }
      guard let near = nearest(to: name, in: others) else { return nil }
      let found = ([folder.path(of: near)] + names[(index + 1)...]).joined(separator: "/")
      return FileStatus.ofLink(found) == nil ? nil : found
    }
    return nil
  }

  private static func stem(of name: String) -> String { String(name.prefix { $0 != "." }) }
}
