import Foundation
import SystemFiles

/// The sources of a project as files, which are removed after the run.
final class SourceFolder {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("reusebench-\(UUID())")
  let paths: [String]

  init(_ project: SyntheticProject) {
    let folder = url
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      paths = try project.sources.enumerated().map { number, source in
        let file = folder.appendingPathComponent("\(number).swift")
        try Data(source.bytes).write(to: file)
        return file.path
      }
    } catch {
      print("the sources can't be written: \(error)")
      paths = []
    }
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

  deinit { try? FileManager.default.removeItem(at: url) }
}
