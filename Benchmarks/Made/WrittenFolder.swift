import Foundation

/// A temporary folder with made files, which is removed after the run.
final class WrittenFolder {
  let path: String
  /// A path beside the folder, for what is generated from it.
  var output: String { path + ".output" }

  init(_ files: [MadeFile]) {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("reusebench-\(UUID())").path
    do {
      var folders: Set<String> = []
      for file in [MadeFile("", "")] + files {
        let url = URL(fileURLWithPath: self[file.path])
        let folder = file.path.isEmpty ? path : url.deletingLastPathComponent().path
        if folders.insert(folder).inserted {
          try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        if !file.path.isEmpty { try Data(file.text.utf8).write(to: url) }
      }
    } catch {
      print("the files can't be written: \(error)")
    }
  }

  deinit {
    for path in [path, output] { try? FileManager.default.removeItem(atPath: path) }
  }

  /// The path of a file.
  subscript(file: String) -> String { file.isEmpty ? path : "\(path)/\(file)" }
}
