/// The paths of a project's files, which follow from the groups around them.
struct FileReferences {
  /// The paths by the identifiers of file references and groups below the main group. Files of SDKs and build products
  /// have none.
  private var paths: [String: String] = [:]
  /// The identifiers of all groups and files below the main group, in the order of the navigator.
  private(set) var order: [String] = []
  private(set) var problems: [ProjectProblem] = []
  private let objects: ProjectObjects
  private let root: String
  private var visited: Set<String> = []

  /// - Parameter folder: The folder that contains the project.
  init(_ objects: ProjectObjects, folder: String) {
    self.objects = objects
    root = ProjectPath.join(folder, objects.root["projectDirPath"] ?? "")
    if let main = objects.object("mainGroup", of: objects.root) { visit(main) }
  }

  /// A group or a file that is about to be visited.
  private struct Step {
    var object: ProjectObject
    /// The path of the group around it; `nil` outside of the project's folders.
    var folder: String?
    /// How many groups are around it.
    var depth: Int
  }

  private mutating func visit(_ main: ProjectObject) {
    var steps = [Step(object: main, folder: root, depth: 0)]
    var around: [String] = []
    while let step = steps.popLast() {
      around.removeSubrange(min(step.depth, around.count)...)
      guard visited.insert(step.object.id).inserted else {
        if around.contains(step.object.id) {
          let message = "the group \(name(of: step.object)) contains itself; remove it from the groups in it"
          problems.append(objects.problem(message, at: step.object.offset))
        }
        continue
      }
      let path = path(of: step.object, in: step.folder)
      paths[step.object.id] = path
      order.append(step.object.id)
      around.append(step.object.id)
      let children = children(of: step.object)
      let folder = step.object.kind == "PBXVariantGroup" && step.object["path"] == nil ? step.folder : path
      steps += children.reversed().map { Step(object: $0, folder: folder, depth: step.depth + 1) }
    }
  }

  private mutating func children(of group: ProjectObject) -> [ProjectObject] {
    group.references("children").compactMap { id, offset in
      if let child = objects[id] { return child }
      let message = "the group \(name(of: group)) contains the object \(id), which doesn't exist; remove the line"
      problems.append(objects.problem(message, at: offset))
      return nil
    }
  }

  private func name(of object: ProjectObject) -> String { object["name"] ?? object["path"] ?? object.id }

  private func path(of object: ProjectObject, in folder: String?) -> String? {
    let path = object["path"] ?? ""
    switch object["sourceTree"] ?? "<group>" {
    case "<group>": return folder.map { ProjectPath.join($0, path) }
    case "SOURCE_ROOT": return ProjectPath.join(root, path)
    case "<absolute>": return path.isEmpty ? nil : path
    default: return nil
    }
  }

  /// The path of a file or a group; `nil` if it is outside of the project's folders. Tools write references that are in
  /// no group, which Xcode finds in the project's folder, and shows as recovered ones.
  func path(of id: String) -> String? {
    visited.contains(id) ? paths[id] : objects[id].flatMap { path(of: $0, in: root) }
  }

  /// The files that a reference leads to: of a group of variants, those for each language.
  func files(of object: ProjectObject) -> [String] {
    guard object.kind == "PBXVariantGroup" else { return [path(of: object.id)].compactMap(\.self) }
    return object.list("children").compactMap(path(of:))
  }
}
