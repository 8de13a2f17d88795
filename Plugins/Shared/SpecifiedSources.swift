import Foundation

/// The paths in a manifest's "sources", which may lead out of the target's folder.
///
/// The tool checks the manifest. A plugin only needs the files, so that a change of one runs the tool, and passes over
/// what it can't read.
struct SpecifiedSources: Decodable {
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

  /// The sources at the paths that a manifest specifies, sorted.
  static func files(of manifest: URL) -> [URL] {
    let decoder = JSONDecoder()
    if #available(macOS 12, *) { decoder.allowsJSON5 = true }
    guard let text = try? Data(contentsOf: manifest), let keys = try? decoder.decode(Self.self, from: text) else {
      return []
    }
    let folder = manifest.deletingLastPathComponent()
    let found = (keys.sources ?? []).flatMap { files(at: URL(fileURLWithPath: $0.path, relativeTo: folder)) }
    return Set(found).sorted { $0.path < $1.path }
  }

  private static func files(at url: URL) -> [URL] {
    let url = url.standardizedFileURL.absoluteURL
    if isSource(url) { return [url] }
    let found = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return found?.compactMap { $0 as? URL }.filter(isSource).map { $0.standardizedFileURL } ?? []
  }

  private static func isSource(_ file: URL) -> Bool { ["swift", "m", "mm", "h"].contains(file.pathExtension) }
}
