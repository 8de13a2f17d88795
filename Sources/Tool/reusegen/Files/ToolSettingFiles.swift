import ReuseGenCommandLine
import ReuseGenCore
import SourceMigration
import SystemFiles

/// The files around a manifest that let other tools run: those of its project or package, and of its repository.
struct ToolSettingFiles {
  /// The texts by the paths that messages state.
  private var texts: [(path: String, text: String)] = []

  /// - Parameter manifest: The path of the manifest.
  init(around manifest: String) {
    let folder = AbsolutePath(manifest).folder
    let roots = [folder, EnclosingFolder.project(around: folder), EnclosingFolder.repository(around: folder)]
    var known: Set<AbsolutePath> = []
    for root in roots.compactMap(\.self) where known.insert(root).inserted { add(root, of: folder) }
  }

  private mutating func add(_ root: AbsolutePath, of folder: AbsolutePath) {
    for name in Self.names(in: root) {
      if ToolSettings.fileNames.contains(name) {
        add(root.appending(name), name: Self.path(root, name, from: folder))
      } else if name.hasSuffix(".xcodeproj") {
        add(
          root.appending(name).appending("project.pbxproj"),
          name: Self.path(root, "\(name)/project.pbxproj", from: folder)
        )
      }
    }
  }

  private mutating func add(_ file: AbsolutePath, name: String) {
    guard let bytes = try? InputFile(path: file.text).contents() else { return }
    texts.append((name, String(decoding: bytes, as: UTF8.self)))
  }

  private static func names(in folder: AbsolutePath) -> [String] {
    ((try? Folder(path: folder.text).entries()) ?? []).map { String(decoding: $0.name, as: UTF8.self) }.sorted()
  }

  /// The path of a file from the manifest's folder, which is in the same folder or in one within.
  private static func path(_ root: AbsolutePath, _ name: String, from folder: AbsolutePath) -> String {
    String(repeating: "../", count: folder.names.count - root.names.count) + name
  }

  /// The places of a tool in these files: "Podfile:12 (the pod)".
  func places(of tool: Spelling) -> [String] {
    texts.flatMap { path, text in
      ToolSettings.lines(of: tool, in: text, of: Self.name(path)).map { "\(path):\($0.number) (\($0.part))" }
    }
  }

  /// The change that the app needs if its deployment target is too early for Recycler; `nil` if it needs none.
  var deploymentTarget: String? {
    for (path, text) in texts {
      if let found = ToolSettings.tooEarlyTarget(in: text, of: Self.name(path)) {
        return
          "Recycler needs iOS \(ToolSettings.minimumIOS); \(path):\(found.number) has \(found.version): raise it, or "
          + "use the template standalone"
      }
    }
    return nil
  }

  private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
