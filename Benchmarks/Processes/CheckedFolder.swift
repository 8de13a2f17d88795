import Foundation

/// A project as files, which are removed after the run.
final class CheckedFolder {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reusebench-\(UUID())")
  var path: String { folder.path }
  var manifest: String { folder.appendingPathComponent("reuse.json").path }
  var cache: String { folder.appendingPathComponent("declarations").path }
  private let source: SyntheticProject.File

  init(size: Int) {
    let project = SyntheticProject(size: size)
    source = project.sources[0]
    do {
      for file in project.files {
        let url = folder.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(file.bytes).write(to: url)
      }
    } catch {
      print("the files can't be written: \(error)")
    }
    // Sources that changed less than two seconds ago aren't kept.
    Thread.sleep(forTimeInterval: 2.5)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func changeSource() throws {
    let file = try FileHandle(forWritingTo: folder.appendingPathComponent(source.path))
    try file.seekToEnd()
    try file.write(contentsOf: Data("// changed\n".utf8))
    try file.close()
  }
}
