import Foundation
import ReuseGenSystemFiles

/// The sources of a project as files, which are removed after the run.
final class SourceFolder {
  private let folder: WrittenFolder
  let paths: [String]

  init(_ project: SyntheticProject) {
    let files = project.sources.map { MadeFile($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    let folder = WrittenFolder(files)
    self.folder = folder
    paths = files.map { folder[$0.path] }
  }

  /// The bytes of a file, read as the tool reads them.
  static func bytes(of path: String) -> [UInt8] {
    do {
      let file = try OpenFile(path, flags: O_RDONLY)
      return try file.rest(size: file.status().size)
    } catch {
      print("\(path) can't be read: \(error)")
      return []
    }
  }
}
