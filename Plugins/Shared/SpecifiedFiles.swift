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

  private struct Entry: Decodable {
    let path: String

    private enum CodingKeys: CodingKey { case path }

    init(from decoder: any Decoder) throws {
      if let path = try? decoder.singleValueContainer().decode(String.self) {
        self.path = path
      } else {
        path = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .path)
      }
    }
  }

  /// The documents and sources that a manifest specifies, and the files that describe its project; none if it can't be
  /// read. The documents and sources of a project's target are among the target's own files.
  static func files(of manifest: URL) -> [URL] {
    let decoder = JSONDecoder()
    if #available(macOS 12, *) { decoder.allowsJSON5 = true }
    guard let text = try? Data(contentsOf: manifest), let keys = try? decoder.decode(Self.self, from: text) else {
      return []
    }
    let folder = manifest.deletingLastPathComponent()
    func files(at entries: [Entry]?, where isWanted: (URL) -> Bool) -> [URL] {
      (entries ?? []).flatMap { Self.files(at: URL(fileURLWithPath: $0.path, relativeTo: folder), where: isWanted) }
    }
    let project = files(at: keys.project.map { [$0] }) { Self.projectFiles.contains($0.lastPathComponent) }
    return project + files(at: keys.interfaceBuilder, where: isDocument) + files(at: keys.sources, where: isSource)
  }

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
