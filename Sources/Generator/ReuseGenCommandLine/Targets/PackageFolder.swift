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
    let manifest = manifest
    return manifest.targets.compactMap { declared in
      let candidates = declared.path.map { [$0] } ?? Self.folders.map { "\($0)/\(declared.name)" }
      let paths = candidates.map { ProjectPath.join(folder, $0) }
      guard let path = paths.first(where: { (try? FileStatus.following(Self.named($0)))?.kind == .folder }) else {
        return nil
      }
      return target(declared, in: path, hasResources: manifest.hasResources)
    }
  }

  /// The folders in which SwiftPM looks for targets that specify no path.
  private static let folders = ["Sources", "Source", "src", "srcs", "Tests"]

  private static func named(_ folder: String) -> String { folder.isEmpty ? "." : folder }

  private func target(_ declared: PackageManifest.Target, in path: String, hasResources: Bool) -> CheckedTarget {
    var target = CheckedTarget(name: declared.name, module: declared.name.moduleIdentifier)
    // As the search shows the paths of the files, which may be in the working folder.
    let shown = ProjectPath.join("", ShownPath.ofFolder(Self.named(path)))
    func joined(_ names: [String]) -> [String] { names.map { ProjectPath.join(shown, $0) } }
    let excluded = joined(declared.exclude) + [ShownPath.of(ProjectPath.join(folder, "Package.swift"))]
    func files(_ kind: FileSearch.Kind) -> [ProjectFile] {
      let found = (try? FileSearch(kind: kind, isOfTarget: true).files(in: [Self.named(path)]) { _ in }) ?? []
      return found.filter { !$0.isIn(excluded) }.map { ProjectFile(path: $0) }
    }
    target.documents = files(.document)
    target.sources = files(.source)
    if let sources = declared.sources.map(joined) { target.sources.removeAll { !$0.path.isIn(sources) } }
    let copied = joined(declared.copied)
    let unbundled = hasResources ? target.documents.filter { $0.path.isIn(copied) } : target.documents
    target.unbundledDocuments = Set(unbundled.map(\.path))
    target.assets = [Self.named(path)]
    target.folder = path
    target.root = folder
    target.isTest = ProjectPath.join(folder, "Tests") == ProjectPath.folder(of: path)
    return target
  }
}

extension String {
  /// Whether the path is one of others, or is in one of them.
  fileprivate func isIn(_ paths: [String]) -> Bool {
    paths.contains { $0.isEmpty || self == $0 || hasPrefix("\($0)/") }
  }
}
