import ReuseGenSystemFiles

/// The repositories around folders. Each folder is looked at once.
package struct Repositories {
  /// By the paths of folders, which are compared faster than lists of names.
  private var roots: [String: AbsolutePath?] = [:]

  package init() {}

  /// The root of the repository around a folder. To look up several folders, keep a value.
  package static func root(around folder: AbsolutePath) -> AbsolutePath? {
    var repositories = Repositories()
    return repositories.root(around: folder)
  }

  /// The nearest folder, beginning with one itself, that contains `.git`; `nil` if none does.
  package mutating func root(around folder: AbsolutePath) -> AbsolutePath? { root(around: folder.text) }

  private mutating func root(around path: String) -> AbsolutePath? {
    if path.isEmpty || path == "/" { return nil }
    if let known = roots[path] { return known }
    let isRoot = FileStatus.ofLink("\(path)/.git") != nil
    let root = isRoot ? AbsolutePath(path) : root(around: String(Folder.parent(of: path).dropLast()))
    roots[path] = .some(root)
    return root
  }
}
