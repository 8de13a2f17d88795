import Foundation

/// A folder with classes of cells, the accessors that `reusegen` generates for them, and extensions of the same use
/// that a person writes. It is written for the run and removed afterward.
final class CompiledFolder {
  private let folder: GenerateFolder
  private var classes: String { folder.path + "/Classes.swift" }
  private var written: String { folder.path + "/Written.swift" }

  /// - Parameter entries: The number of cells.
  init(entries: Int) {
    let names = (0..<entries).map { MadeNames.real($0, "Cell") }
    folder = GenerateFolder(names: names)
    do {
      let declarations = names.map { "final class \($0): UITableViewCell {}" }.joined(separator: "\n")
      try Data("import Recycler\n\n\(declarations)\n".utf8).write(to: URL(fileURLWithPath: classes))
      try Data(Self.extensions(of: names).utf8).write(to: URL(fileURLWithPath: written))
    } catch {
      print("the files can't be written: \(error)")
    }
  }

  /// Compiles the classes alone.
  func compileClasses() throws -> ChildProcess { try compile([classes]) }

  /// Compiles the classes with what `reusegen` generates.
  func compileAccessors() throws -> ChildProcess {
    if !FileManager.default.fileExists(atPath: folder.output) {
      _ = try ChildProcess(ProcessBenchmarks.tool, ["generate", folder.manifest, "--output", folder.output])
    }
    return try compile([classes, folder.output])
  }

  /// Compiles the classes with the extensions.
  func compileExtensions() throws -> ChildProcess { try compile([classes, written]) }

  private func compile(_ sources: [String]) throws -> ChildProcess {
    // The modules that were built with this program are beside it.
    let modules = URL(fileURLWithPath: ChildProcess.ownPath).deletingLastPathComponent().appendingPathComponent(
      "Modules"
    )
    let options = ["-c", "-Onone", "-wmo", "-swift-version", "6", "-module-name", "App", "-parse-as-library"]
    return try ChildProcess(
      "/usr/bin/env",
      ["swiftc"] + options + ["-I", modules.path] + sources + ["-o", folder.path + "/App.o"]
    )
  }

  private static func extensions(of names: [String]) -> String {
    let identifiers = names.map { #"extension \#($0) { nonisolated static let reuseIdentifier = "\#($0)" }"# }
    let functions = names.map { name in
      """
        func register\(name)() { register(\(name).self, forCellReuseIdentifier: \(name).reuseIdentifier) }
        func dequeue\(name)(for indexPath: IndexPath) -> \(name) {
          dequeueReusableCell(withIdentifier: \(name).reuseIdentifier, for: indexPath) as! \(name)
        }
      """
    }
    return """
      import Recycler

      \(identifiers.joined(separator: "\n"))

      extension UITableView {
      \(functions.joined(separator: "\n"))
      }

      @MainActor func registerAll(in tableView: UITableView) {
      \(names.map { "  tableView.register\($0)()" }.joined(separator: "\n"))
      }

      """
  }
}
