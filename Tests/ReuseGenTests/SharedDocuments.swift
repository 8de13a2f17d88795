import Foundation

/// Real documents beside the package, and an independent reader of what they state; not every checkout has them.
enum SharedDocuments {
  static let folder = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["REUSEGEN_DOCUMENTS"] ?? "../shared",
    relativeTo: URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  ).appendingPathComponent("ib").standardizedFileURL

  static let isPresent = FileManager.default.fileExists(atPath: folder.appendingPathComponent("facts.py").path)

  /// The folder of each repository, sorted.
  static func repositories() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("documents").path).sorted()
  }
}
