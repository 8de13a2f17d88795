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
    func joined(_ names: [String]) -> [String] { names.map { ProjectPath.join(path, $0) } }
    let excluded = PathSet(joined(declared.exclude) + [ProjectPath.join(folder, "Package.swift")])
    func files(_ kind: FileSearch.Kind) -> [ProjectFile] {
      let found = (try? FileSearch(kind: kind, isOfTarget: true).files(in: [Self.named(path)]) { _ in }) ?? []
      return found.filter { !excluded.includes($0) }.map { ProjectFile(path: $0) }
    }
    target.documents = files(.document)
    target.sources = files(.source)
    if let sources = declared.sources.map(joined).map({ PathSet($0) }) {
      target.sources.removeAll { !sources.includes($0.path) }
    }
    if !hasResources { target.unbundledDocuments = Set(target.documents.map(\.path)) }
    target.assets = [Self.named(path)]
    target.folder = path
    target.root = folder
    target.isGeneratedInPart = declared.usesOtherPlugins
    target.isTest = ProjectPath.join(folder, "Tests") == ProjectPath.folder(of: path)
    return target
  }
}

extension PathSet {
  /// Whether a path of a package is one of these, or is in a folder among them; an empty path is the package's folder.
  fileprivate func includes(_ path: String) -> Bool { contains("") || covers(path) }
}
