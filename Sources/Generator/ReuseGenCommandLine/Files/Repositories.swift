import SystemFiles

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
  package mutating func root(around folder: AbsolutePath) -> AbsolutePath? {
    if folder.isRoot { return nil }
    let path = folder.text
    if let known = roots[path] { return known }
    let isRoot = FileStatus.ofLink("\(path)/.git") != nil
    let root = isRoot ? folder : root(around: folder.folder)
    roots[path] = .some(root)
    return root
  }
}
