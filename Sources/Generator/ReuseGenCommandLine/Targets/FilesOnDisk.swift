import ReuseGenSystemFiles
import ReuseGenXcodeProjects

/// The files around a project, read from the disk. What can't be read doesn't exist for a project.
///
/// One object notes what all readers of a project read.
package final class FilesOnDisk: ProjectFiles {
  private(set) var readPaths: Set<String> = []

  package init() {}

  package func contents(of path: String) -> [UInt8]? {
    guard (try? FileStatus.following(path))?.kind == .file else { return nil }
    readPaths.insert(path)
    return try? InputFile(path: path).contents()
  }

  package func files(in folder: String) -> [String]? {
    guard (try? FileStatus.following(folder))?.kind == .folder else { return nil }
    var found: [String] = []
    collect(in: folder, shownAs: "", into: &found)
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func collect(in folder: String, shownAs prefix: String, into found: inout [String]) {
    for entry in (try? Folder(path: folder).entries()) ?? [] {
      let name = String(decoding: entry.name, as: UTF8.self)
      let path = "\(folder)/\(name)"
      if name.hasPrefix(".") { continue }
      // Links to folders aren't followed, because they may form a cycle.
      if (entry.kind ?? FileStatus.ofLink(path)?.kind) == .folder {
        collect(in: path, shownAs: prefix + name + "/", into: &found)
      } else {
        found.append(prefix + name)
      }
    }
  }
}
