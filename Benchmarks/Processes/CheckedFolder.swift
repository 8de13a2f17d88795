import Foundation

/// A project as files, which are removed after the run.
final class CheckedFolder {
  private let folder: WrittenFolder
  var path: String { folder.path }
  var manifest: String { folder["reuse.json"] }
  var cache: String { folder["declarations"] }
  private let source: String

  init(size: Int) {
    let project = SyntheticProject(size: size)
    folder = WrittenFolder(project.files.map { MadeFile($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    source = folder[project.sources[0].path]
    // Sources that changed less than two seconds ago aren't kept.
    Thread.sleep(forTimeInterval: 2.5)
  }

  func changeSource() throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: source))
    try file.seekToEnd()
    try file.write(contentsOf: Data("// changed\n".utf8))
    try file.close()
  }
}
