import ReuseGenArguments
import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenSystemFiles
import ReuseGenXcodeProjects

/// Where `init` finds the files of a draft, and where it writes the manifest.
struct DraftPlace {
  /// A target of a project, a workspace or a package.
  struct Project {
    /// The path of the project or the workspace.
    var path: String
    var target: RelatedTargets
  }

  let folder: DocumentFolder
  /// `nil` for the files in the folder.
  private(set) var project: Project?

  /// The path of the manifest, unless the command line specifies it.
  var manifest: String { folder.file("reuse.json") }

  /// - Parameters:
  ///   - path: A folder, a project or a workspace.
  ///   - target: The name of a target, which can be left out if there is only one that it can be.
  init(_ path: String, target: TargetName?, _ arguments: Arguments, _ session: Session) throws {
    let isProject = ["xcodeproj", "xcworkspace"].contains(
      ProjectPath.fileExtension(of: DocumentFolder(path: path).path)
    )
    guard isProject || target != nil else {
      folder = DocumentFolder(path: path)
      if try folder.isFile() { throw arguments.usageError("'\(folder.path)' is a file; specify its folder.") }
      return
    }
    let search = try TargetSearch(at: path) { session.report($0) }
    session.report(search.problems.map(Diagnostic.init))
    let choice = TargetChoice(target?.name, among: search.targets)
    guard case .found(let numbers) = choice, let number = numbers.first else {
      throw arguments.usageError(choice.usage ?? "")
    }
    let related = RelatedTargets(of: number, in: search.targets)
    if let own = related.target.folder {
      folder = DocumentFolder(path: own)
      return
    }
    let project = isProject ? ProjectPath.join("", ShownPath.of(path)) : related.target.projectPath ?? path
    self.project = Project(path: project, target: related)
    folder = try Self.folder(of: related.target, in: project)
  }

  /// The folder in which plugins look for the manifest: the one with the target's name beside the project, or else the
  /// project's.
  private static func folder(of target: CheckedTarget, in project: String) throws(FileFailure) -> DocumentFolder {
    let parent = ProjectPath.folder(of: target.projectPath ?? project)
    let own = ProjectPath.join(parent, target.name)
    if try FileStatus.following(own)?.kind == .folder { return DocumentFolder(path: own) }
    return DocumentFolder(path: parent.isEmpty ? "." : parent)
  }

  /// Reads the files.
  func files(sources: [String], report: (Diagnostic) -> Void) throws(FileFailure) -> DraftFiles {
    guard let project else { return try DraftFiles(in: folder, sources: sources, report: report) }
    return try DraftFiles(of: project.target, in: project.path, sources: sources, report: report)
  }
}

extension CheckedTarget {
  /// The path of the project that has the target; `nil` outside of projects.
  fileprivate var projectPath: String? { project.map(ProjectPath.folder) }
}
