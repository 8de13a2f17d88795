import Foundation

/// Finds files: those that are named, and every one of a kind in the folders that are.
struct FileSearch {
  enum Kind {
    /// Interface Builder documents.
    case document
    /// Swift and Objective-C.
    case source

    var endings: [String] {
      switch self {
      case .document: [".xib", ".storyboard"]
      case .source: [".swift", ".m", ".mm"]
      }
    }
  }

  var kind: Kind
  /// Whether it is a target's files that are looked for: what is hidden and the folders of builds and package managers
  /// are passed over, and paths are written without a leading "./".
  var isOfTarget = false

  /// Every file at `paths` or under them, each path once and in the order of its bytes. A path is as the user gave it,
  /// joined with what was found under it.
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
    // A target has a file once, however it is reached: "a.xib" and "b/../a.xib" are one document.
    var seen: Set<String> = []
    return sorted.filter { seen.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted }
  }

  private func collect(in folder: String, into found: inout Set<String>) throws(FileFailure) {
    for name in try names(in: folder) {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      // A link to a folder is not followed: it may lead back. A pipe is no file of a target: reading it would wait.
      if isOfTarget, Self.isPassedOver(name) { continue }
      if FileStatus.ofLink(path)?.kind == .folder {
        try collect(in: path, into: &found)
      } else if isOfKind(name), try FileStatus.following(path, orLoop: true)?.kind == .file {
        found.insert(shortened(path))
      }
    }
  }

  private func names(in folder: String) throws(FileFailure) -> [String] {
    // Foundation does not say why a folder cannot be listed.
    guard let stream = opendir(folder) else { throw FileFailure("\(folder) cannot be read: \(SystemError())") }
    closedir(stream)
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw FileFailure("\(folder) cannot be read: the folder cannot be listed")
    }
  }

  private func shortened(_ path: String) -> String {
    isOfTarget && path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  private func isOfKind(_ name: String) -> Bool {
    let name = name.lowercased()
    return kind.endings.contains { name.hasSuffix($0) }
  }

  private static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".") || ["DerivedData", "Pods", "Carthage"].contains(name)
  }
}
