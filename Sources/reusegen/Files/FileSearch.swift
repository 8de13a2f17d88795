import Foundation
import ReuseGenCore

/// Finds the files of a kind at paths of files and folders.
struct FileSearch {
  enum Kind {
    /// Interface Builder documents.
    case document
    /// Swift and Objective-C sources.
    case source
    /// Swift sources.
    case swift
    /// Images, and what describes the contents of asset catalogs.
    case asset

    var endings: [String] {
      switch self {
      case .document: [".xib", ".storyboard"]
      case .source: [".swift", ".m", ".mm", ".h"]
      case .swift: [".swift"]
      case .asset: AssetNames.imageExtensions.map { ".\($0)" } + ["contents.json"]
      }
    }
  }

  var kind: Kind
  /// Whether to search for the files of a target. Hidden files and the folders of build systems and package managers
  /// are then skipped, and paths are those of messages.
  var isOfTarget = false

  /// All files at `paths` or in the folders there, without duplicates, sorted by their bytes. The paths begin as the
  /// user wrote them.
  func files(in paths: [String]) throws(FileFailure) -> [String] {
    var found: Set<String> = []
    for path in paths {
      guard let status = try FileStatus.following(path) else {
        throw FileFailure("there is no file or folder \(path); check the path")
      }
      if status.kind == .folder { try collect(in: path, into: &found) } else { found.insert(shortened(path)) }
    }
    let sorted = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard isOfTarget else { return sorted }
    // A target contains a file once, whatever its path: "a.xib" and "b/../a.xib" are the same document.
    var seen: Set<String> = []
    return sorted.filter { seen.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted }
  }

  private func collect(in folder: String, into found: inout Set<String>) throws(FileFailure) {
    for name in try names(in: folder) {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      // Links to folders are not followed, because they may form a cycle. Pipes are skipped, because reading waits.
      if isOfTarget, Self.isSkipped(name) { continue }
      if FileStatus.ofLink(path)?.kind == .folder {
        try collect(in: path, into: &found)
      } else if isOfKind(name), try FileStatus.following(path, orLoop: true)?.kind == .file {
        found.insert(shortened(path))
      }
    }
  }

  private func names(in folder: String) throws(FileFailure) -> [String] {
    // Foundation doesn't report why a folder can't be listed.
    guard let stream = opendir(folder) else { throw FileFailure("\(folder) cannot be read: \(SystemError())") }
    closedir(stream)
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw FileFailure("\(folder) cannot be read: the folder cannot be listed")
    }
  }

  private func shortened(_ path: String) -> String {
    guard isOfTarget else { return path }
    return ShownPath.of(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }

  private func isOfKind(_ name: String) -> Bool {
    let name = name.lowercased()
    return kind.endings.contains { name.hasSuffix($0) }
  }

  private static func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".") || ["DerivedData", "Pods", "Carthage"].contains(name)
  }
}
