import Foundation

/// Finds Interface Builder documents: the files that are named, and every .xib and .storyboard in the folders that are.
struct DocumentSearch {
  /// Whether hidden folders and those of builds and package managers are passed over: their documents are another's.
  var passesOver = false

  /// Every document at `paths` or under them, each path once and in the order of its bytes. A path is as the user
  /// gave it, joined with what was found under it.
  func documents(in paths: [String]) throws(FileFailure) -> [String] {
    var found: Set<String> = []
    for path in paths {
      guard let kind = FileKind(following: path) else {
        throw FileFailure("there is no file or folder \(path); check the path")
      }
      if kind == .folder { try collect(in: path, into: &found) } else { found.insert(path) }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

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
        if !(passesOver && Self.isPassedOver(name)) { try collect(in: path, into: &found) }
      } else if Self.isDocument(name), FileKind(following: path) == .file {
        found.insert(path)
      }
    }
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
