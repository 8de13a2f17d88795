/// The targets of a project or a workspace, with those of the projects that it refers to.
///
///     let project = ProjectTargets.read(["MyApp.xcodeproj"], files)
///     project.targets.first?.documents.map(\.path)
///
/// Each target has its files, its module, the settings that matter to them, and the targets that it depends on. Reading
/// never fails: anything that can't be read is in `problems`, with its location, and the rest is still usable. The
/// caller supplies file access as `ProjectFiles`, so that tests need no disk. Each project is read once.
///
/// It reads project.pbxproj, .xcconfig files, Info.plist and workspaces, and evaluates build settings that name files,
/// modules and products. It isn't a build system: script phases and generated projects' own sources aren't considered.
package struct ProjectTargets: Sendable {
  package private(set) var targets: [XcodeTarget] = []
  /// The folders of the packages that projects and the workspace contain.
  package private(set) var packages: [String] = []
  /// Those among them that a workspace itself contains.
  package private(set) var workspacePackages: [String] = []
  package private(set) var problems: [ProjectProblem] = []

  /// Reads projects (.xcodeproj) and workspaces (.xcworkspace). It doesn't fail: what can't be read is a problem.
  ///
  /// - Parameters:
  ///   - paths: The paths of the projects and workspaces.
  ///   - configuration: The name of a build configuration; `nil` for each target's default.
  package static func read(
    _ paths: [String],
    _ files: some ProjectFiles,
    configuration: String? = nil
  ) -> ProjectTargets {
    var result = ProjectTargets()
    let projects = paths.flatMap { path in
      ProjectPath.fileExtension(of: path) == "xcworkspace" ? result.projects(ofWorkspace: path, files) : [path]
    }
    result.readProjects(projects, files, configuration)
    result.connect()
    return result
  }

  private mutating func projects(ofWorkspace path: String, _ files: some ProjectFiles) -> [String] {
    do throws(ProjectProblem) {
      let workspace = try Workspace(path, files)
      packages += workspace.packages
      workspacePackages += workspace.packages
      problems += workspace.problems
      return workspace.projects
    } catch {
      problems.append(error)
      return []
    }
  }

  private mutating func readProjects(_ first: [String], _ files: some ProjectFiles, _ configuration: String?) {
    var paths = first
    var seen: Set<String> = []
    while !paths.isEmpty {
      let path = ProjectPath.join("", paths.removeFirst())
      guard seen.insert(path).inserted else { continue }
      // A project that only another one mentions may be that of a library that isn't checked out.
      if !first.contains(path), files.contents(of: ProjectPath.join(path, "project.pbxproj")) == nil { continue }
      do throws(ProjectProblem) {
        let project = try ProjectReader(path, files, configuration: configuration)
        let reader = TargetReader(project)
        targets += reader.targets
        packages += project.localPackages.filter { !packages.contains($0) }
        problems += project.objects.danglingReferences + project.missingFiles
        problems += project.references.problems + reader.problems + project.configurationProblems
        paths += project.otherProjects
      } catch {
        problems.append(error)
      }
    }
  }

  // MARK: - Dependencies

  /// Finds the targets that each target sees: those that it depends on or links, and those that these see.
  private mutating func connect() {
    let positions = Dictionary(targets.indices.map { (targets[$0].id, $0) }) { first, _ in first }
    var products: [String: [Int]] = [:]
    for (index, target) in targets.enumerated() where !target.isTest {
      for name in Set([target.productName, target.moduleName]) { products[name, default: []].append(index) }
    }
    let direct = targets.indices.map { index in
      targets[index].dependencies.flatMap { dependency -> [Int] in
        switch dependency {
        case .target(let id): [positions[id]].compactMap(\.self)
        case .product(let name): providers(of: name, for: targets[index], among: products[name] ?? [])
        }
      }
    }
    let graph = TargetGraph(direct)
    for index in targets.indices {
      targets[index].visibleTargets = graph.visible[index].map { targets[$0].id }
      if graph.isInCycle[index] { reportCycle(at: index) }
    }
  }

  /// The targets that make a product: those of the same project, if there are any, and of these the ones for the same
  /// SDK.
  private func providers(of name: String, for target: XcodeTarget, among candidates: [Int]) -> [Int] {
    let own = candidates.filter { targets[$0].id.project == target.id.project }
    let near = own.isEmpty ? candidates : own
    let ofSDK = near.filter { targets[$0].sdk == target.sdk }
    return ofSDK.isEmpty ? near : ofSDK
  }

  private mutating func reportCycle(at index: Int) {
    let target = targets[index]
    problems.append(
      ProjectProblem(
        .warning,
        "the target \(target.id.name) depends on itself through other targets; remove one of the dependencies",
        in: ProjectPath.join(target.id.project, "project.pbxproj"),
        at: target.position
      )
    )
  }
}
