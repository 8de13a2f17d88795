import SystemFiles
import XcodeProjects

/// The targets of a Swift package.
struct PackageFolder {
  /// The folder of Package.swift; "." for the working folder.
  let path: String
  let files: FilesOnDisk

  private var folder: String { path == "." ? "" : path }

  private var manifest: PackageManifest {
    PackageManifest(files.contents(of: ProjectPath.join(folder, "Package.swift")) ?? [])
  }

  /// Whether it is a clone of this package, whose classes with UIKit's names aren't those of an app's documents.
  var isReuseGen: Bool { Set(manifest.targets.map(\.name)).isSuperset(of: ["Recycler", "HeadlessUIKit"]) }

  var targets: [CheckedTarget] {
    manifest.targets.compactMap { declared in
      let candidates = declared.path.map { [$0] } ?? Self.folders.map { "\($0)/\(declared.name)" }
      let paths = candidates.map { ProjectPath.join(folder, $0) }
      guard let path = paths.first(where: { (try? FileStatus.following($0))?.kind == .folder }) else { return nil }
      return target(declared.name, in: path)
    }
  }

  /// The folders in which SwiftPM looks for targets that specify no path.
  private static let folders = ["Sources", "Source", "src", "srcs", "Tests"]

  private func target(_ name: String, in path: String) -> CheckedTarget {
    var target = CheckedTarget(name: name, module: name.moduleIdentifier)
    func files(_ kind: FileSearch.Kind) -> [ProjectFile] {
      let found = try? FileSearch(kind: kind, isOfTarget: true).files(in: [path]) { _ in }
      return (found ?? []).map { ProjectFile(path: $0) }
    }
    target.documents = files(.document)
    target.sources = files(.source)
    target.assets = [path]
    target.folder = path
    target.root = folder
    target.isTest = ProjectPath.join(folder, "Tests") == ProjectPath.folder(of: path)
    return target
  }
}
