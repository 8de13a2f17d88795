import Foundation
import ReuseGenCommandLine
import SystemFiles
import XcodeProjects

/// The documents of a page: those of a project's targets, those that a manifest is about, or those in a folder.
struct CatalogSource {
  private(set) var documents: [PreviewDocument] = []
  /// The name of the only target that is shown; `nil` for all.
  private let target: String?

  init(_ paths: [String], target: String?) throws(FileFailure) {
    self.target = target
    var isProject = false
    for path in paths {
      let name = URL(fileURLWithPath: path).lastPathComponent
      if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") {
        try addProject(path, target)
        isProject = true
      } else if name.hasSuffix(".json") {
        isProject = try addManifest(path) || isProject
      } else {
        documents += PreviewDocument.all(in: [name == "Package.swift" ? Folder.parent(of: path) : path])
      }
    }
    if let target, !isProject {
      throw FileFailure("--target \(target) needs a project; specify an .xcodeproj or .xcworkspace")
    }
  }

  /// Adds the documents of a manifest: of the project that it names, or in its folders. Returns whether it names one.
  private mutating func addManifest(_ path: String) throws(FileFailure) -> Bool {
    let manifest = try ManifestPlaces(path)
    if let project = manifest.project, ["xcodeproj", "xcworkspace"].contains(ProjectPath.fileExtension(of: project)) {
      try addProject(project, target ?? manifest.target)
      return true
    }
    documents += PreviewDocument.all(in: manifest.project.map { [$0] } ?? manifest.folders)
    return false
  }

  /// Adds the documents of a project's target, or of all of them.
  private mutating func addProject(_ path: String, _ target: String?) throws(FileFailure) {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    let found = ProjectTargets.read([path], FilesOnDisk())
    if let problem = found.problems.first(where: { $0.severity == .error }) {
      let line = problem.position.map { ":\($0.line):\($0.column)" } ?? ""
      throw FileFailure("\(problem.path)\(line): \(problem.message)")
    }
    let shown = found.targets.filter { target == nil || $0.id.name == target }
    if let target, shown.isEmpty {
      let names = Set(found.targets.filter { !$0.documents.isEmpty }.map(\.id.name)).sorted()
      throw FileFailure(
        "\(path) has no target \(target); "
          + (names.isEmpty ? "none of its targets has documents" : "specify \(names.joined(separator: ", "))")
      )
    }
    let folder = Folder.parent(of: path)
    let known = Set(documents.map(\.path))
    let files = Set(shown.flatMap(\.documents).map(\.path)).subtracting(known)
    documents += files.sorted().map { file in
      PreviewDocument(path: file, relativePath: file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file)
    }
  }
}

/// The places that a manifest names. Whether the manifest is valid is for `reusegen lint` to say.
private struct ManifestPlaces {
  private(set) var project: String?
  private(set) var target: String?
  /// The folders with documents.
  private(set) var folders: [String]

  init(_ path: String) throws(FileFailure) {
    let folder = Folder(path: Folder.parent(of: path))
    let values: [String: Any]
    do {
      let data = Data(try InputFile(path: path).contents())
      values = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    } catch {
      throw FileFailure("\(path) can't be read as a manifest; check it with reusegen lint")
    }
    func place(_ value: Any?) -> String? {
      let text = value as? String ?? (value as? [String: Any])?["path"] as? String
      return text.map { $0.hasPrefix("/") ? $0 : $0 == "." ? folder.path(of: "") : folder.path(of: $0) }
    }
    (project, target) = (place(values["project"]), (values["project"] as? [String: Any])?["target"] as? String)
    let own = values["interfaceBuilder"]
    let named = (own as? [Any] ?? own.map { [$0] } ?? []).compactMap(place)
    folders = (named.isEmpty ? [folder.path] : named).map { $0.isEmpty ? "." : $0 }
  }
}
