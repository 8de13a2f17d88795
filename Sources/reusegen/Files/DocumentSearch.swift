import Foundation

/// Finds Interface Builder documents: the files that are named, and every .xib and .storyboard in the folders that are.
struct DocumentSearch {
  /// Whether it is a target's documents that are looked for: hidden folders and those of builds and package managers
  /// are passed over, and paths are written without a leading "./".
  var isOfTarget = false

  /// Every document at `paths` or under them, each path once and in the order of its bytes. A path is as the user
  /// gave it, joined with what was found under it.
  func documents(in paths: [String]) throws(FileFailure) -> [String] {
    var found: Set<String> = []
    for path in paths {
      guard let kind = FileKind(following: path) else {
        throw FileFailure("there is no file or folder \(path); check the path")
      }
      if kind == .folder { try collect(in: path, into: &found) } else { found.insert(shortened(path)) }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A path that stands in the file at `manifest` and is relative to it, as the user would write it from here.
  func path(_ path: String, beside manifest: String) -> String {
    let folder = manifest.lastIndex(of: "/").map { String(manifest[...$0]) } ?? ""
    if path.hasPrefix("/") { return path }
    let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return relative == "." || relative.isEmpty ? (folder.isEmpty ? "." : folder) : folder + relative
  }

  func exists(_ path: String) -> Bool { FileKind(following: path) != nil }

  private func collect(in folder: String, into found: inout Set<String>) throws(FileFailure) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw FileFailure("\(folder) cannot be read: \(reason(error))")
    }
    for name in names {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      // A link to a folder is not followed: it may lead back.
      if FileKind(at: path) == .folder {
        if !(isOfTarget && Self.isPassedOver(name)) { try collect(in: path, into: &found) }
      } else if Self.isDocument(name), FileKind(following: path) == .file {
        found.insert(shortened(path))
      }
    }
  }

  private func shortened(_ path: String) -> String {
    isOfTarget && path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  private static func isDocument(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".xib") || name.hasSuffix(".storyboard")
  }

  private static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".") || ["DerivedData", "Pods", "Carthage"].contains(name)
  }
}

/// What stands at a path, as far as a search cares.
private enum FileKind {
  case file, folder

  /// Nil where there is nothing. A link counts as a file.
  init?(at path: String) {
    var information = stat()
    guard lstat(path, &information) == 0 else { return nil }
    self = information.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// What a link leads to, or nil where there is nothing.
  init?(following path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    self = information.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }
}
