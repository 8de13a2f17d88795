import Foundation
import HeadlessUIKitDrawing
import ReuseGenCommandLine
import ReuseGenSystemFiles

/// Finds the folders with asset catalogs in the projects of documents.
final class AssetFolders {
  /// The folders with catalogs of each project, and the project around each folder.
  private var folders: [String: [String]] = [:]
  private var projects: [String: String] = [:]
  private let pages = PDFPages()

  /// The images and colors for a document.
  func near(_ path: String) -> DocumentAssets {
    let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
    let root = projects[folder] ?? Self.project(around: folder)
    projects[folder] = root
    let found = folders[root] ?? Self.catalogs(in: root)
    folders[root] = found
    return DocumentAssets(folders: found.sorted { Self.commonLength($0, folder) > Self.commonLength($1, folder) }) {
      [pages] in pages.svg(of: $0)
    }
  }

  /// The number of characters with which two paths begin alike.
  private static func commonLength(_ one: String, _ other: String) -> Int {
    zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
  }

  /// The nearest folder around a folder, itself included, that contains a project, a package or a repository; the
  /// folder itself if there is none.
  private static func project(around folder: String) -> String {
    var next = URL(fileURLWithPath: folder)
    while next.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next.path)) ?? []
      let isProject = names.contains { name in
        name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
      }
      if isProject { return next.path }
      next.deleteLastPathComponent()
    }
    return folder
  }

  private static func catalogs(in root: String) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: root) else { return [] }
    var found: [String] = []
    for case let file as String in files {
      let name = (file as NSString).lastPathComponent
      if name.hasSuffix(".xcassets") {
        let folder = (file as NSString).deletingLastPathComponent
        found.append(folder.isEmpty ? root : "\(root)/\(folder)")
        files.skipDescendants()
      } else if FileSearch.isSkippedFolder(name) {
        files.skipDescendants()
      }
    }
    return found.sorted()
  }
}
