import ReuseGenSystemFiles
import ReuseGenXcodeProjects

/// The targets of a Swift package.
struct PackageFolder {
  /// The folder of Package.swift; "." for the working folder.
  let path: String
  private let files: FilesOnDisk
  private let folder: String
  private let manifest: PackageManifest

  init(path: String, files: FilesOnDisk) {
    (self.path, self.files) = (path, files)
    folder = path == "." ? "" : path
    manifest = PackageManifest(files.contents(of: ProjectPath.join(folder, "Package.swift")) ?? [])
  }

  /// Whether it is a clone of this package, whose classes with UIKit's names aren't those of an app's documents.
  var isReuseGen: Bool { Set(manifest.targets.map(\.name)).isSuperset(of: ["Recycler", "HeadlessUIKit"]) }

  /// The packages that its Package.swift names by their paths.
  var localPackages: [String] {
    manifest.localPackages.map { Self.named(ProjectPath.join(folder, $0)) }.filter {
      files.contents(of: ProjectPath.join($0, "Package.swift")) != nil
    }
  }

  var targets: [CheckedTarget] {
    var targets = manifest.targets.compactMap { declared in folder(of: declared).map { target(declared, in: $0) } }
    // Each other folder where a target with a computed name can be is one.
    for computed in manifest.computedTargets {
      let parent = firstFolder(
        among: computed.parent.map { [$0] } ?? PackageManifest.usualFolders.filter { $0 != "Tests" }
      )
      let entries = parent.map { (try? Folder(path: Self.named($0)).entries()) ?? [] } ?? []
      for name in entries.map({ String(decoding: $0.name, as: UTF8.self) }).sorted() {
        let path = ProjectPath.join(parent ?? "", name)
        guard Self.isFolder(path), !targets.contains(where: { PathSet([path]).covers($0.folder ?? "") }) else {
          continue
        }
        var declared = computed
        declared.name = name
        targets.append(target(declared, in: path))
      }
    }
    return targets
  }

  /// The resources of targets that don't exist, so that SwiftPM leaves them out of the bundle.
  var missingResources: [ProjectProblem] {
    manifest.targets.flatMap { declared in
      let folder = folder(of: declared)
      return declared.resources.compactMap { resource -> ProjectProblem? in
        guard let path = folder.map({ ProjectPath.join($0, resource.path) }),
          (try? FileStatus.following(Self.named(path))) == nil
        else { return nil }
        return ProjectProblem(
          .warning,
          "there is no ",
          naming: path,
          ", which is a resource of the target \(declared.name); correct the path, or remove the resource",
          in: ProjectPath.join(self.folder, "Package.swift"),
          at: resource.position
        )
      }
    }
  }

  private func folder(of declared: PackageManifest.Target) -> String? {
    firstFolder(among: declared.path.map { [$0] } ?? PackageManifest.usualFolders.map { "\($0)/\(declared.name)" })
  }

  private func firstFolder(among paths: [String]) -> String? {
    paths.map { ProjectPath.join(folder, $0) }.first(where: Self.isFolder)
  }

  private static func isFolder(_ path: String) -> Bool { (try? FileStatus.following(named(path)))?.kind == .folder }

  private static func named(_ folder: String) -> String { folder.isEmpty ? "." : folder }

  private func target(_ declared: PackageManifest.Target, in path: String) -> CheckedTarget {
    var target = CheckedTarget(name: declared.name, module: declared.name.moduleIdentifier)
    // As the search shows the paths of the files, which may be in the working folder.
    let shown = ProjectPath.join("", ShownPath.ofFolder(Self.named(path)))
    func joined(_ names: [String]) -> [String] { names.map { ProjectPath.join(shown, $0) } }
    let excluded = PathSet(joined(declared.exclude) + [ShownPath.of(ProjectPath.join(folder, "Package.swift"))])
    func files(_ kind: FileSearch.Kind) -> [ProjectFile] {
      let search = FileSearch(kind: kind, isOfTarget: true)
      let found = (try? search.files(in: [Self.named(path)]) { target.unreadFiles.append($0) }) ?? []
      return found.filter { !excluded.includes($0) }.map { ProjectFile(path: $0) }
    }
    target.documents = files(.document)
    target.sources = files(.source)
    if let sources = declared.sources.map(joined).map({ PathSet($0) }) {
      target.sources.removeAll { !sources.includes($0.path) }
    }
    let copied = PathSet(joined(declared.copied))
    let unbundled = manifest.hasResources ? target.documents.filter { copied.includes($0.path) } : target.documents
    target.unbundledDocuments = Set(unbundled.map(\.path))
    target.assets = [Self.named(path)]
    target.bundleModule = manifest.bundleModule(of: declared.name)
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
