import ReuseGenSystemFiles
import ReuseGenXcodeProjects

/// Finds the projects, packages and manifests in a folder.
package struct ProjectSearch {
  /// The paths of the projects (.xcodeproj).
  package private(set) var projects: [String] = []
  /// The folders of the packages.
  private(set) var packages: [String] = []
  /// The paths of the manifests.
  private(set) var manifests: [String] = []

  package init(in folder: String) {
    if !AbsolutePath(folder).isRoot { collect(in: folder) }
    projects.sort()
    packages.sort()
    manifests.sort()
  }

  private mutating func collect(in folder: String) {
    for entry in (try? Folder(path: folder).entries()) ?? [] {
      let name = String(decoding: entry.name, as: UTF8.self)
      let path = ProjectPath.join(folder == "." ? "" : folder, name)
      if FileSearch.isSkippedFolder(name) { continue }
      guard (entry.kind ?? FileStatus.ofLink(path)?.kind) == .folder else {
        if name == "Package.swift" { packages.append(folder) }
        if name == "reuse.json" { manifests.append(path) }
        continue
      }
      switch ProjectPath.fileExtension(of: name) {
      case "xcodeproj": projects.append(path)
      case "xcworkspace", "xcassets", "bundle", "framework", "xcframework", "playground", "lproj": break
      default: collect(in: path)
      }
    }
  }
}
