import Foundation
import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenSystemFiles
import ReuseGenXcodeProjects

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
    let input = InputFile(path: path)
    let reading = ManifestReader.read(try input.manifest(), file: input.name)
    // Mistakes in entries are for `reusegen lint` to report.
    guard let manifest = reading.manifest else {
      throw FileFailure(reading.diagnostics.map { Reporter.text.lines(for: $0) }.joined(separator: "\n"))
    }
    let file = ManifestFile(path: path)
    guard let project = manifest.project else {
      documents += PreviewDocument.all(in: manifest.interfaceBuilder.map { file.path($0.path.value) })
      return false
    }
    let place = file.path(project.path.value)
    guard ["xcodeproj", "xcworkspace"].contains(ProjectPath.fileExtension(of: place)) else {
      documents += PreviewDocument.all(in: [place])
      return false
    }
    try addProject(place, target ?? project.target?.value)
    return true
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
