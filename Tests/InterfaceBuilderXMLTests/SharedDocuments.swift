import Foundation

/// Real documents beside the package, which not every checkout has.
enum SharedDocuments {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("../shared/ib/documents").standardizedFileURL

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func paths() -> [String] {
    guard let found = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return found.compactMap { $0 as? String }
      .filter { $0.lowercased().hasSuffix(".xib") || $0.lowercased().hasSuffix(".storyboard") }
      .sorted()
      .map { folder.path + "/" + $0 }
  }
}
