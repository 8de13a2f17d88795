import Foundation

/// A folder with a manifest: one of the user's, or a made one.
final class GenerateFolder {
  let path: String
  /// The generated file, which is removed afterward.
  let output: String
  private let made: WrittenFolder?
  var manifest: String { path + "/reuse.json" }

  /// A folder of the user's; `nil` if it has no manifest.
  init?(given folder: String) {
    guard FileManager.default.fileExists(atPath: folder + "/reuse.json") else { return nil }
    path = folder
    output = FileManager.default.temporaryDirectory.appendingPathComponent("reusebench-\(UUID()).swift").path
    made = nil
  }

  init(_ files: [MadeFile]) {
    let made = WrittenFolder(files)
    self.made = made
    path = made.path
    output = path + "/Reuse.generated.swift"
  }

  /// - Parameter entries: The number of cells that are registered by class.
  convenience init(entries: Int) { self.init(names: (0..<entries).map { MadeNames.real($0, "Cell") }) }

  /// - Parameter names: The classes of cells that are registered by class.
  convenience init(names: [String]) { self.init([MadeApp.manifest(cells: names.map { "\"\($0)\"" })]) }

  /// - Parameter documents: The number of nibs and storyboards, with entries of their own.
  convenience init(documents: Int) { self.init(MadeApp(documents: documents).files) }

  deinit { if made == nil { try? FileManager.default.removeItem(atPath: output) } }
}
