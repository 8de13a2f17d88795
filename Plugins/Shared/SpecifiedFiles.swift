import Foundation

/// The files at the paths in a manifest's "project", "interfaceBuilder" and "sources", which may lead out of the
/// target's folder.
///
/// The tool checks the manifest. A plugin only needs the files, so that a change of one runs the tool, and passes over
/// what it can't read.
struct SpecifiedFiles: Decodable {
  private let project: Entry?
  private let interfaceBuilder: [Entry]?
  private let sources: [Entry]?
  private let templates: [Template]?

  private struct Template: Decodable {
    let file: String
    let output: String?

    private enum CodingKeys: CodingKey { case file, output }

    init(from decoder: any Decoder) throws {
      if let file = try? decoder.singleValueContainer().decode(String.self) {
        (self.file, output) = (file, nil)
      } else {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        file = try keys.decode(String.self, forKey: .file)
        output = try keys.decodeIfPresent(String.self, forKey: .output)
      }
    }
  }

  private struct Entry: Decodable {
    let path: String
    let module: String?

    private enum CodingKeys: CodingKey { case path, module }

    init(from decoder: any Decoder) throws {
      if let path = try? decoder.singleValueContainer().decode(String.self) {
        (self.path, module) = (path, nil)
      } else {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        path = try keys.decode(String.self, forKey: .path)
        module = try keys.decodeIfPresent(String.self, forKey: .module)
      }
    }
  }

  /// The documents and sources that a manifest specifies, and the files that describe its project; none if it can't be
  /// read. The documents and sources of a project's target are among the target's own files.
  static func files(of manifest: URL) -> [URL] {
    guard let keys = Self(manifest) else { return [] }
    let folder = manifest.deletingLastPathComponent()
    func files(at entries: [Entry]?, where isWanted: (URL) -> Bool) -> [URL] {
      (entries ?? []).flatMap { Self.files(at: URL(fileURLWithPath: $0.path, relativeTo: folder), where: isWanted) }
    }
    let project = files(at: keys.project.map { [$0] }) { Self.projectFiles.contains($0.lastPathComponent) }
    return project + files(at: keys.interfaceBuilder, where: isDocument) + files(at: keys.sources, where: isSource)
  }

  /// Whether a manifest states the sources of its own target, which may be in another folder.
  static func areSourcesStated(in manifest: URL) -> Bool {
    Self(manifest)?.sources?.contains { $0.module == nil } ?? false
  }

  /// Whether a manifest lists templates, which may write accessors without Recycler.
  static func areTemplatesStated(in manifest: URL) -> Bool { !(Self(manifest)?.templates ?? []).isEmpty }

  private init?(_ manifest: URL) {
    let decoder = JSONDecoder()
    if #available(macOS 12, *) { decoder.allowsJSON5 = true }
    guard let text = try? Data(contentsOf: manifest), let keys = try? decoder.decode(Self.self, from: text) else {
      return nil
    }
    self = keys
  }

  // MARK: Templates

  /// The outputs of a manifest, relative to the folder into which a build writes. The tool reports those that lead out
  /// of it.
  static func outputs(of manifest: URL) -> [String] {
    let templates = Self(manifest)?.templates ?? []
    if templates.isEmpty { return [accessors] }
    let outputs = templates.map { plain($0.output ?? usualOutputs[$0.file] ?? accessors) }
    let inside = outputs.filter { !$0.hasPrefix("/") && !$0.hasPrefix("..") }
    return inside.isEmpty ? [accessors] : inside.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The templates that a manifest lists, and those beside them, which they can include.
  static func templates(of manifest: URL) -> [URL] {
    let folder = manifest.deletingLastPathComponent()
    let listed = (Self(manifest)?.templates ?? []).map { URL(fileURLWithPath: $0.file, relativeTo: folder) }
    let own = listed.map(\.absoluteURL.standardizedFileURL).filter { FileManager.default.fileExists(atPath: $0.path) }
    return own + Set(own.map { $0.deletingLastPathComponent() }).flatMap { templates(in: $0) }
  }

  /// The templates in a folder.
  static func templates(in folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "mustache" }.map(\.standardizedFileURL)
  }

  private static let accessors = "Reuse.generated.swift"

  /// The outputs of the templates that come with the tool, which its `BuiltInTemplate` specifies.
  private static let usualOutputs = [
    "contract-tests": "ReuseContractTests.generated.swift", "picture-tests": "ReusePictureTests.generated.swift",
  ]

  /// The path without the names that don't change where it leads.
  private static func plain(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." { names.removeLast() } else { names.append(name) }
    }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  // MARK: Other files

  /// The names of the files that describe projects, workspaces and packages.
  private static let projectFiles = ["project.pbxproj", "contents.xcworkspacedata", "Package.swift"]

  private static func files(at url: URL, where isWanted: (URL) -> Bool) -> [URL] {
    let url = url.absoluteURL.standardizedFileURL
    if isWanted(url) { return [url] }
    let found = FileManager.default.enumerator(
      at: url,
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    return found?.compactMap { $0 as? URL }.filter(isWanted).map(\.standardizedFileURL) ?? []
  }

  static func isDocument(_ file: URL) -> Bool { ["xib", "storyboard"].contains(file.pathExtension.lowercased()) }

  static func isSource(_ file: URL) -> Bool { ["swift", "m", "mm", "h"].contains(file.pathExtension) }
}
