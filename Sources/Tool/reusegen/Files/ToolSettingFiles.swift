import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenMigration
import ReuseGenSystemFiles
import ReuseGenXcodeProjects

/// The files around a manifest that let other tools run: those of its project or package, and of its repository.
struct ToolSettingFiles {
  /// The texts by the paths that messages state.
  private var texts: [(path: String, text: String)] = []

  /// - Parameter manifest: The path of the manifest.
  init(around manifest: String) {
    let folder = AbsolutePath(manifest).folder
    let roots = [folder, EnclosingFolder.project(around: folder), Repositories.root(around: folder)]
    var known: Set<AbsolutePath> = []
    for root in roots.compactMap(\.self) where known.insert(root).inserted { add(root) }
  }

  private mutating func add(_ root: AbsolutePath) {
    for name in ((try? Folder(path: root.text).names()) ?? []).sorted() {
      if ToolSettings.fileNames.contains(name) {
        add(file: root.appending(name))
      } else if name.hasSuffix(".xcodeproj") {
        add(file: root.appending("\(name)/project.pbxproj"))
      }
    }
  }

  private mutating func add(file: AbsolutePath) {
    guard let bytes = try? InputFile(path: file.text).contents() else { return }
    texts.append((ShownPath.of(file.text), String(decoding: bytes, as: UTF8.self)))
  }

  /// The names that the app gives to SwiftGen's types, each with the template's own.
  var namesOfTypes: [String: String] {
    texts.reduce(into: [:]) { names, file in
      names.merge(ToolSettings.namesOfTypes(in: file.text, of: ProjectPath.name(of: file.path))) { $1 }
    }
  }

  /// The places of a tool in these files: "Podfile:12 (the pod)".
  func places(of tool: Spelling) -> [String] {
    texts.flatMap { path, text in
      ToolSettings.lines(of: tool, in: text, of: ProjectPath.name(of: path)).map { "\(path):\($0.number) (\($0.part))" }
    }
  }

  /// The change that the app needs if its deployment target is too early for Recycler; `nil` if it needs none.
  var deploymentTarget: String? {
    for (path, text) in texts {
      if let found = ToolSettings.tooEarlyTarget(in: text, of: ProjectPath.name(of: path)) {
        return
          "Recycler needs iOS \(ToolSettings.minimumIOS); \(path):\(found.number) has \(found.version): raise it, or "
          + "use the template standalone"
      }
    }
    return nil
  }
}
