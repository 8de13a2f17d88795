import ReuseGenTestSupport
import Testing

@testable import ReuseGenCommandLine

struct ModuleFoldersTests {
  /// All files up to three folders deep, with modules at random folders and files.
  @Test func theNearestFolderDeterminesTheModule() {
    var folders = ["/"]
    for depth in 0..<3 {
      folders += folders.suffix(depth == 0 ? 1 : 1 << depth).flatMap { folder in
        ["a", "ab"].map { folder == "/" ? "/\($0)" : "\(folder)/\($0)" }
      }
    }
    let files = folders.map { $0 == "/" ? "/a.xib" : "\($0)/a.xib" }
    var random = SeededGenerator(seed: 52)
    for _ in 0..<200 {
      let paths = (folders + files).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }.enumerated()
        .map { (path: $1, module: $0.isMultiple(of: 3) ? nil : "M\($0)") }
      let modules = ModuleFolders(paths)
      for file in files {
        let around = paths.filter { $0.path == file || file.hasPrefix($0.path == "/" ? "/" : $0.path + "/") }
        let nearest = around.max { $0.path.utf8.count < $1.path.utf8.count }
        #expect(modules.module(of: file) == nearest?.module, "\(file) of \(paths)")
      }
    }
  }
}
