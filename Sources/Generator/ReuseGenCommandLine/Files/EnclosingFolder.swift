import ReuseGenSystemFiles

/// The folder of the project or package around a file. `Repositories` finds that of its repository.
package enum EnclosingFolder {
  /// The nearest folder, beginning with one itself, that contains a package, a project or a workspace; `nil` if the
  /// repository has none.
  package static func project(around folder: AbsolutePath) -> AbsolutePath? {
    for next in folders(from: folder) {
      let names = names(in: next)
      if names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") })
      {
        return next
      }
      if names.contains(".git") { return nil }
    }
    return nil
  }

  /// A folder and those around it, without the root.
  static func folders(from folder: AbsolutePath) -> some Sequence<AbsolutePath> {
    sequence(first: folder) { $0.folder }.prefix { !$0.isRoot }
  }

  private static func names(in folder: AbsolutePath) -> [String] {
    ((try? Folder(path: folder.text).entries()) ?? []).map { String(decoding: $0.name, as: UTF8.self) }
  }
}
