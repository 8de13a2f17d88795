import ReuseGenCommandLine
import ReuseGenSystemFiles
import ReuseGenXcodeProjects

/// The folders in which an app's files are, and what else is in them.
struct AppFolders {
  /// The paths of folders and files, none in another.
  private(set) var roots: [String] = []
  /// The paths of the folders and files in them that aren't the app's.
  private(set) var others: [String] = []

  private static let extensions = ["swift", "xib", "storyboard"]

  /// - Parameters:
  ///   - files: The paths of the app's sources and documents.
  ///   - assets: The paths of its catalogs, images and folders.
  ///   - project: The path of the folder of the project, which has more than one app's files.
  init(of files: [String], assets: [String], project: String) {
    let base = AbsolutePath(project)
    let wanted = (files + assets).map(AbsolutePath.init)
    let tops = Set(wanted.map { Self.top(of: $0, in: base).text })
    let folders = PathSet(tops)
    roots = tops.filter { !folders.coversFolder(of: $0) }.sorted()
    let own = Set(files.map { AbsolutePath($0).text })
    let parents = Set(own.flatMap { Self.parents(of: $0) })
    for root in roots { collect(root, own, parents) }
  }

  /// The folder in the project's folder that contains a file, or the file itself; outside of it, the file's folder.
  private static func top(of file: AbsolutePath, in base: AbsolutePath) -> AbsolutePath {
    guard file.names.starts(with: base.names), file.names.count > base.names.count else { return file.folder }
    return base.appending(file.names[base.names.count])
  }

  private static func parents(of path: String) -> [String] {
    var parents: [String] = []
    var folder = AbsolutePath(path).folder
    while !folder.isRoot {
      parents.append(folder.text)
      folder = folder.folder
    }
    return parents
  }

  private mutating func collect(_ folder: String, _ own: Set<String>, _ parents: Set<String>) {
    let entries = (try? Folder(path: folder).entries()) ?? []
    for entry in entries.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
      let name = String(decoding: entry.name, as: UTF8.self)
      let path = "\(folder)/\(name)"
      if FileSearch.isSkippedFolder(name) { continue }
      if (entry.kind ?? FileStatus.ofLink(path)?.kind) == .folder {
        if parents.contains(path) {
          collect(path, own, parents)
        } else if Self.hasCode(path) {
          others.append(path)
        }
      } else if Self.extensions.contains(ProjectPath.fileExtension(of: path)), !own.contains(path) {
        others.append(path)
      }
    }
  }

  /// Whether a folder contains sources or documents. Catalogs and languages' strings don't.
  private static func hasCode(_ folder: String) -> Bool {
    (FilesOnDisk().files(in: folder) ?? []).contains { extensions.contains(ProjectPath.fileExtension(of: $0)) }
  }
}
