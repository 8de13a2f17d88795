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
  ///
  /// - Parameter report: Called for each file whose name isn't UTF-8. It can be neither read nor named by a manifest.
  func files(in paths: [String], report: (Diagnostic) -> Void) throws(FileFailure) -> [String] {
    var found = Found()
    for path in paths {
      guard let status = try FileStatus.following(path) else {
        throw FileFailure("there is no file or folder \(path); check the path")
      }
      if status.kind == .folder { try collect(in: path, into: &found) } else { found.paths.insert(shortened(path)) }
    }
    for name in found.illegibleNames.sorted() {
      report(
        Diagnostic(
          .warning,
          "the name of the file isn't UTF-8 (\u{FFFD} stands for the other bytes), so that it isn't read; rename it",
          at: SourceLocation(file: name),
          rule: "file"
        )
      )
    }
    let sorted = found.paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard isOfTarget else { return sorted }
    // A target contains a file once, whatever its path: "a.xib" and "b/../a.xib" are the same document.
    var seen: Set<String> = []
    return sorted.filter { seen.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted }
  }

  private struct Found {
    var paths: Set<String> = []
    /// The paths of files whose names aren't UTF-8, with replacement characters.
    var illegibleNames: Set<String> = []
  }

  private func collect(in folder: String, into found: inout Found) throws(FileFailure) {
    for name in try names(in: folder, &found) {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      // Links to folders are not followed, because they may form a cycle. Pipes are skipped, because reading waits.
      if isOfTarget, Self.isSkipped(name) { continue }
      if FileStatus.ofLink(path)?.kind == .folder {
        try collect(in: path, into: &found)
      } else if isOfKind(name), try FileStatus.following(path, orLoop: true)?.kind == .file {
        found.paths.insert(shortened(path))
      }
    }
  }

  /// The names in a folder. Foundation's function reports neither why a folder can't be listed nor the names that it
  /// omits.
  private func names(in folder: String, _ found: inout Found) throws(FileFailure) -> [String] {
    guard let stream = opendir(folder) else {
      let error = SystemError()
      // A folder can vanish after its parent was listed.
      if error.isMissing, FileStatus.ofLink(folder) == nil { return [] }
      throw FileFailure("\(folder) cannot be read: \(error)")
    }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: entry.pointee.d_name) { name in Array(name.prefix { $0 != 0 }) }
      let name = String(decoding: bytes, as: UTF8.self)
      if Array(name.utf8) != bytes {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        if isOfKind(name) { found.illegibleNames.insert(shortened(path)) }
      } else if name != ".", name != ".." {
        names.append(name)
      }
      errno = 0
    }
    if errno != 0 { throw FileFailure("\(folder) cannot be read: \(SystemError())") }
    return names
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
