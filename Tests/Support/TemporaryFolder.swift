package import Foundation

/// A folder of its own for one test, removed when the test ends.
package final class TemporaryFolder {
  package let url: URL

  package init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("reusegen-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Makes a symbolic link.
  package func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path,
      withDestinationPath: target
    )
  }

  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  package func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(path)), as: UTF8.self)
  }

  package func text(of path: String) -> String? { try? text(path) }

  /// Every file below the folder, sorted.
  package var files: [String] {
    let all = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return all.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.appendingPathComponent($0).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  package func modificationDate(of path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: url.appendingPathComponent(path).path)[.modificationDate] as? Date
  }
}
