import Foundation
import PackagePlugin

/// The facts about a target that the tool needs, in a package or in an Xcode project.
///
/// Both plugins share this file through a symbolic link, so that they pass the same arguments for a target.
struct TargetRequest {
  var name: String
  var module: String
  /// The folder in which a missing manifest is expected.
  var folder: URL
  var files: [URL]
  /// The files that the package manager puts into the target's bundle; `nil` in an Xcode project, whose targets list
  /// their resources themselves.
  var resources: Set<URL>?
  /// The folders of the targets that this one depends on. The manifest can specify documents in them.
  var dependencyFolders: [URL] = []

  /// The manifest: the file reuse.json that is nearest to the top among the target's files, or else the one in its
  /// folder.
  var manifest: URL? {
    let listed = files.filter { $0.lastPathComponent == "reuse.json" }
    if let nearest = listed.min(by: { $0.pathComponents.count < $1.pathComponents.count }) { return nearest }
    return existing("reuse.json", in: folder)
  }

  func requiredManifest() throws -> URL {
    guard let manifest else { throw MissingManifest(target: name, folder: folder, isInPackage: resources != nil) }
    return manifest
  }

  /// The target's own templates: the one beside its manifest, those that the manifest lists, and the templates beside
  /// them, which they can include.
  var templates: [URL] {
    guard let manifest else { return [] }
    let folder = manifest.deletingLastPathComponent()
    let beside = existing("reuse.mustache", in: folder) == nil ? [] : SpecifiedFiles.templates(in: folder)
    return Set(beside + SpecifiedFiles.templates(of: manifest)).sorted { $0.path < $1.path }
  }

  var sources: [URL] { files.filter(SpecifiedFiles.isSource) }

  /// The arguments of `reusegen` for the target: the facts that only the package manager knows. The tool itself finds
  /// the template and chooses the bundle, so that its result is the same without a plugin.
  func arguments(of subcommand: String) throws -> [String] {
    let manifest = try requiredManifest()
    var arguments = [subcommand, manifest.path, "--module", module]
    // The option would replace what the manifest states.
    if !SpecifiedFiles.areSourcesStated(in: manifest) {
      for folder in outermostFolders(of: sources) { arguments += ["--sources", folder] }
    }
    for path in assetPaths { arguments += ["--assets", path] }
    for document in unbundledDocuments { arguments += ["--unbundled", document.path] }
    return arguments
  }

  /// The documents in the target's folder, whether the package manager lists them as files or not.
  var documents: [URL] { files.filter { Self.isDocument($0) } + Self.documents(in: folder) }

  /// The documents in the target's folder that aren't resources.
  private var unbundledDocuments: [URL] {
    guard let resources else { return [] }
    let bundled = Set(resources.map(\.standardizedFileURL.path))
    // A resource can be a folder that is copied as a whole.
    return Self.documents(in: folder).filter { document in
      let path = document.standardizedFileURL.path
      return !bundled.contains(path) && !bundled.contains { path.hasPrefix("\($0)/") }
    }.sorted { $0.path < $1.path }
  }

  static func documents(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    )
    return files?.compactMap { $0 as? URL }.filter { isDocument($0) } ?? []
  }

  static func isDocument(_ file: URL) -> Bool { ["xib", "storyboard"].contains(file.pathExtension.lowercased()) }

  /// The asset catalogs, and the folders of loose images.
  private var assetPaths: [String] {
    catalogs.map(\.path) + outermostFolders(of: files.filter { Self.isImage($0) })
  }

  private var catalogs: [URL] { files.filter { $0.pathExtension == "xcassets" } }

  /// The files that describe the contents of asset catalogs. They change if an asset is added or removed.
  var assetDescriptions: [URL] {
    catalogs.flatMap { catalog in
      FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL }.filter { $0.lastPathComponent == "Contents.json" } ?? []
    }.sorted { $0.path < $1.path }
  }

  private static func isImage(_ file: URL) -> Bool {
    ["png", "jpg", "jpeg", "pdf", "heic", "gif", "svg"].contains(file.pathExtension.lowercased())
      && !file.path.contains(".xcassets/")
  }

  /// The outermost folders of files. A list of the files themselves can exceed the system's limit for a command line.
  private func outermostFolders(of files: [URL]) -> [String] {
    let folders = Set(files.map { $0.deletingLastPathComponent().path })
    return folders.sorted { $0.utf8.count < $1.utf8.count }
      .reduce(into: [String]()) { outermost, folder in
        if !outermost.contains(where: { folder.hasPrefix("\($0)/") }) { outermost.append(folder) }
      }.sorted()
  }

  private func existing(_ name: String, in folder: URL) -> URL? {
    let file = folder.appendingPathComponent(name)
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }
}

extension TargetRequest {
  /// The request for a target of a package.
  init(_ target: any SourceModuleTarget) {
    self.init(
      name: target.name,
      module: target.moduleName,
      // In tools version 6.0 the folder is a `Path`, all members of which are deprecated.
      folder: URL(fileURLWithPath: String(describing: target.directory)),
      files: target.sourceFiles.map(\.url),
      resources: Set(target.sourceFiles.filter { $0.type == .resource }.map(\.url)),
      dependencyFolders: target.recursiveTargetDependencies.compactMap(\.sourceModule).map {
        URL(fileURLWithPath: String(describing: $0.directory))
      }
    )
  }
}
