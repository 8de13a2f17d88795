import ReuseGenBasics

/// The projects and packages that a workspace contains.
struct Workspace {
  private(set) var projects: [String] = []
  /// The folders of packages.
  private(set) var packages: [String] = []
  /// The projects that don't exist. Those of package managers are often not checked in.
  private(set) var problems: [ProjectProblem] = []

  /// - Parameter path: The path of the workspace: a folder whose name ends in ".xcworkspace".
  init(_ path: String, _ files: some ProjectFiles) throws(ProjectProblem) {
    let file = ProjectPath.join(path, "contents.xcworkspacedata")
    guard let bytes = files.contents(of: file) else {
      let message = "the workspace has no readable contents.xcworkspacedata; check the path"
      throw ProjectProblem(.error, message, in: path)
    }
    let root: MarkupElement
    do throws(ReadFault) {
      root = try MarkupElement.read(bytes)
    } catch {
      throw ProjectProblem(error, in: file, bytes)
    }
    let folder = ProjectPath.folder(of: path)
    var found: [(path: String, offset: Int)] = []
    add(root, in: folder, container: folder, workspace: path, files, to: &found)
    let lines = LineStarts(bytes)
    for (project, offset) in found {
      if files.contents(of: ProjectPath.join(project, "project.pbxproj")) != nil {
        projects.append(project)
      } else {
        let advice = ", so that it isn't checked; remove it, or install the package that contains it"
        problems.append(
          ProjectProblem(
            .warning,
            "there is no project ",
            naming: project,
            advice,
            in: file,
            at: FilePosition(of: offset, in: lines)
          )
        )
      }
    }
  }

  /// Adds what an element and those in it refer to.
  ///
  /// - Parameters:
  ///   - folder: The folder of the group around it.
  ///   - container: The folder that contains the workspace.
  private mutating func add(
    _ element: MarkupElement,
    in folder: String,
    container: String,
    workspace: String,
    _ files: some ProjectFiles,
    to found: inout [(path: String, offset: Int)]
  ) {
    var path = folder
    if let location = element.attributes["location"] {
      guard let found = Self.path(location, in: folder, container: container, workspace: workspace) else { return }
      path = found
    }
    if element.name == "FileRef" {
      if ProjectPath.fileExtension(of: path) == "xcodeproj" {
        if !found.contains(where: { $0.path == path }) { found.append((path, element.offset)) }
      } else if files.contents(of: ProjectPath.join(path, "Package.swift")) != nil, !packages.contains(path) {
        packages.append(path)
      }
      return
    }
    for child in element.children {
      add(child, in: path, container: container, workspace: workspace, files, to: &found)
    }
  }

  private static func path(_ location: String, in folder: String, container: String, workspace: String) -> String? {
    guard let colon = location.firstIndex(of: ":") else { return nil }
    let path = String(location[location.index(after: colon)...])
    switch location[..<colon] {
    case "group": return ProjectPath.join(folder, path)
    case "container": return ProjectPath.join(container, path)
    case "absolute": return path
    // The workspace in a project refers to the project around it.
    case "self": return ProjectPath.folder(of: workspace)
    default: return nil
    }
  }
}
