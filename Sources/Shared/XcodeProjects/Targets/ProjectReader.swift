/// A project file, and what its targets have in common.
struct ProjectReader {
  /// The path of the project: a folder whose name ends in ".xcodeproj".
  let path: String
  let objects: ProjectObjects
  let references: FileReferences
  /// The folder that paths are relative to.
  let root: String
  /// The headers among the project's files.
  let headers: [String]
  /// The paths of the project's Objective-C sources, without their extensions.
  let implementations: Set<String>
  private let files: any ProjectFiles
  private let configuration: String?
  private let folders: [(object: ProjectObject, folder: SynchronizedFolder)]
  /// The configuration files that the project and its targets use, by their paths.
  private var configurationFiles: [String: ConfigurationFile] = [:]

  /// - Parameter configuration: The name of a build configuration; `nil` for each target's default.
  init(_ path: String, _ files: some ProjectFiles, configuration: String?) throws(ProjectProblem) {
    let file = ProjectPath.join(path, "project.pbxproj")
    guard let bytes = files.contents(of: file) else {
      throw ProjectProblem(.error, "the project has no readable project.pbxproj; check the path", in: path)
    }
    self.path = path
    self.files = files
    self.configuration = configuration
    objects = try ProjectObjects(bytes, path: file)
    references = FileReferences(objects, folder: ProjectPath.folder(of: path))
    root = ProjectPath.join(ProjectPath.folder(of: path), objects.root["projectDirPath"] ?? "")
    var listed: [String] = []
    var folders: [(object: ProjectObject, folder: SynchronizedFolder)] = []
    for id in references.order {
      guard let path = references.paths[id], let object = objects[id] else { continue }
      if object.kind == "PBXFileSystemSynchronizedRootGroup" {
        let listing = files.files(in: path) ?? []
        folders.append((object, SynchronizedFolder(object, objects, path: path, listing: listing)))
        listed += listing.map { ProjectPath.join(path, $0) }
      } else {
        listed.append(path)
      }
    }
    self.folders = folders
    headers = listed.filter { FileKind($0) == .header }
    implementations = Set(listed.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }.map(ProjectPath.withoutExtension))
    let users = [objects.root] + objects.objects("targets", of: objects.root)
    for path in Set(users.compactMap { buildConfiguration(of: $0).flatMap(configurationFile) }) {
      configurationFiles[path] = ConfigurationFile.read(path, files)
    }
  }

  /// The folders whose files a target has, or may have by an exception.
  func synchronizedFolders(of target: ProjectObject) -> [(folder: SynchronizedFolder, isMember: Bool)] {
    let own = Set(target.list("fileSystemSynchronizedGroups"))
    return folders.map { ($0.folder, own.contains($0.object.id)) }
  }

  /// The path of the project that a proxy leads into.
  func container(of proxy: ProjectObject) -> String {
    guard let portal = proxy["containerPortal"], portal != objects.root.id else { return path }
    return references.paths[portal] ?? path
  }

  /// The paths of the projects that this one refers to.
  var otherProjects: [String] {
    references.order.compactMap { references.paths[$0] }.filter { ProjectPath.fileExtension(of: $0) == "xcodeproj" }
  }

  /// The folders of the packages that the project contains.
  var localPackages: [String] {
    let stated = objects.objects("packageReferences", of: objects.root)
      .filter { $0.kind == "XCLocalSwiftPackageReference" }.compactMap { $0["relativePath"] }
      .map { ProjectPath.join(root, $0) }
    let listed = references.order.filter { id in
      let type = objects[id]?["lastKnownFileType"]
      return type == "folder" || type == "wrapper"
    }.compactMap { references.paths[$0] }
    return (stated + listed).filter { files.contents(of: ProjectPath.join($0, "Package.swift")) != nil }
  }

  // MARK: - Build settings

  func settings(of target: ProjectObject) -> BuildSettings {
    let own = buildConfiguration(of: target)
    let shared = buildConfiguration(of: objects.root)
    let levels = [own, shared].flatMap { configuration -> [SettingsLevel] in
      guard let configuration else { return [] }
      let written = configuration.dictionary["buildSettings"]?.dictionary.map(SettingsLevel.init) ?? SettingsLevel()
      guard let path = configurationFile(of: configuration), let file = configurationFiles[path] else {
        return [written]
      }
      return [written, file.settings]
    }
    let name = target["name"] ?? target.id
    let projectName = ProjectPath.withoutExtension(ProjectPath.name(of: path))
    let builtIn = [
      "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": projectName, "PROJECT": projectName,
      "PRODUCT_NAME": name, "CONFIGURATION": own?["name"] ?? "",
      // Paths in settings are relative to the project's folder.
      "SRCROOT": ".", "SOURCE_ROOT": ".", "PROJECT_DIR": ".",
    ]
    return BuildSettings(levels, builtIn: builtIn)
  }

  /// The problems of the configuration files that targets use.
  var configurationProblems: [ProjectProblem] {
    configurationFiles.sorted { $0.key < $1.key }.flatMap(\.value.problems)
  }

  /// The configuration that the caller chose, or else the default one.
  private func buildConfiguration(of object: ProjectObject) -> ProjectObject? {
    guard let list = objects.object("buildConfigurationList", of: object) else { return nil }
    let all = objects.objects("buildConfigurations", of: list)
    let name = configuration ?? list["defaultConfigurationName"]
    return all.first { $0["name"] == name } ?? all.first
  }

  private func configurationFile(of configuration: ProjectObject) -> String? {
    if let id = configuration["baseConfigurationReference"] { return references.paths[id] }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"].flatMap({ references.paths[$0] }),
      let path = configuration["baseConfigurationReferenceRelativePath"]
    else { return nil }
    return ProjectPath.join(anchor, path)
  }
}
