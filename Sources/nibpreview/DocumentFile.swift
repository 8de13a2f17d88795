import Foundation

/// A document to draw, with the name of its pictures.
struct DocumentFile {
  let path: String
  /// The path without the searched folder, and without the extension unless another document has the same path
  /// otherwise.
  private var name: String

  var url: URL { URL(fileURLWithPath: path) }

  /// "Main.svg" for a whole document, "Main-Settings.svg" for a part.
  func pictureName(_ part: String) -> String {
    let clean = String(part.map { $0 == "/" || $0 == " " ? "_" : $0 })
    return clean.isEmpty ? "\(name).svg" : "\(name)-\(clean).svg"
  }

  /// The specified documents and those in the specified folders, sorted by path.
  static func all(in paths: [String]) -> [DocumentFile] {
    var files = found(in: paths)
    let byName = Dictionary(grouping: files, by: \.name)
    for index in files.indices where byName[files[index].name, default: []].count > 1 {
      files[index].name += "." + files[index].url.pathExtension
    }
    return files
  }

  private static func found(in paths: [String]) -> [DocumentFile] {
    paths.flatMap { path -> [DocumentFile] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        return [DocumentFile(path: path, name: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent)]
      }
      let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return found.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map { file in
        DocumentFile(path: "\(path)/\(file)", name: (file as NSString).deletingPathExtension)
      }
    }
  }
}
