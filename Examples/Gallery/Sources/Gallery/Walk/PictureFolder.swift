import Foundation

/// The folder for pictures of the walk.
struct PictureFolder {
  let path: String

  /// Writes a page, makes the folder if necessary, and returns the path of the page.
  func write(_ svg: String, as name: String) throws -> String {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = folder.appendingPathComponent(name).appendingPathExtension("svg")
    try Data(svg.utf8).write(to: page, options: .atomic)
    return page.relativePath
  }
}
