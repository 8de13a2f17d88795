import CLibrary
import ReuseGenCore
import SystemFiles

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

    /// The extensions of the files, in lower case.
    var extensions: Set<String> {
      switch self {
      case .document: ["xib", "storyboard"]
      case .source: ["swift", "m", "mm", "h"]
      case .swift: ["swift"]
      case .asset: AssetNames.imageExtensions
      }
    }
  }

  private let kind: Kind
  private let extensions: Set<String>
  private let isOfTarget: Bool

  /// - Parameter isOfTarget: Whether to search for the files of a target. Hidden files and the folders of build systems
  ///   and package managers are then skipped, and paths are those of messages.
  init(kind: Kind, isOfTarget: Bool = false) {
    self.kind = kind
    extensions = kind.extensions
    self.isOfTarget = isOfTarget
  }

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
    let sorted = found.paths.sorted { strcmp($0, $1) < 0 }
    guard isOfTarget else { return sorted }
    // A target contains a file once, whatever its path: "a.xib" and "b/../a.xib" are the same document.
    var seen: Set<String> = []
    return sorted.filter { seen.insert(AbsolutePath($0).text).inserted }
  }

  private struct Found {
    var paths: Set<String> = []
    /// The paths of files whose names aren't UTF-8, with replacement characters.
    var illegibleNames: Set<String> = []
  }

  private func collect(in folder: String, into found: inout Found) throws(FileFailure) {
    for entry in try entries(of: folder) {
      let name = String(decoding: entry.name, as: UTF8.self)
      let path = Folder(path: folder).path(of: name)
      guard name.utf8.elementsEqual(entry.name) else {
        if isOfKind(name) { found.illegibleNames.insert(shortened(path)) }
        continue
      }
      if isOfTarget, Self.isSkipped(name) { continue }
      // Links to folders are not followed, because they may form a cycle. Pipes are skipped, because reading waits.
      let kind = entry.kind ?? FileStatus.ofLink(path)?.kind
      if kind == .folder {
        try collect(in: path, into: &found)
      } else if isOfKind(name) {
        let target = kind == .link ? try FileStatus.following(path, orLoop: true)?.kind : kind
        if target == .file { found.paths.insert(shortened(path)) }
      }
    }
  }

  private func entries(of folder: String) throws(FileFailure) -> [Folder.Entry] {
    do throws(SystemError) {
      return try Folder(path: folder).entries()
    } catch {
      // A folder can vanish after its parent was listed.
      if error.isMissing, FileStatus.ofLink(folder) == nil { return [] }
      throw FileFailure("\(folder) cannot be read: \(error)")
    }
  }

  private func shortened(_ path: String) -> String {
    guard isOfTarget else { return path }
    return ShownPath.of(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }

  private func isOfKind(_ name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    if extensions.contains(name[dot...].dropFirst().lowercased()) { return true }
    return kind == .asset && name.lowercased() == "contents.json"
  }

  private static func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".") || ["DerivedData", "Pods", "Carthage"].contains(name)
  }
}
