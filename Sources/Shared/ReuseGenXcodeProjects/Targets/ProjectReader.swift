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
  private let missingFolders: [ProjectProblem]
  private var missingConfigurations: [ProjectProblem] = []

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
    var missingListings: [ProjectProblem] = []
    for id in references.order {
      guard let path = references.path(of: id), let object = objects[id] else { continue }
      if object.kind == "PBXFileSystemSynchronizedRootGroup" {
        let found = files.files(in: path)
        if found == nil {
          let advice = ", whose files belong to targets; restore it, or remove it from the project"
          missingListings.append(objects.problem("there is no folder ", naming: path, advice, at: object.offset))
        }
        let listing = found ?? []
        folders.append((object, SynchronizedFolder(object, objects, path: path, listing: listing)))
        listed += listing.map { ProjectPath.join(path, $0) }
      } else {
        listed.append(path)
      }
    }
    self.folders = folders
    headers = listed.filter { FileKind($0) == .header }
    implementations = Set(listed.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }.map(ProjectPath.withoutExtension))
    missingFolders = missingListings
    let users = [objects.root] + objects.objects("targets", of: objects.root)
    for configuration in users.compactMap(buildConfiguration) {
      guard let path = configurationFile(of: configuration), configurationFiles[path] == nil else { continue }
      configurationFiles[path] = ConfigurationFile.read(path, files)
      if files.contents(of: path) == nil {
        let name = configuration["name"] ?? configuration.id
        let advice =
          ", which contains settings of the configuration \(name); restore it, or run the tool that generates it"
        let offset = configuration.offset
        missingConfigurations.append(objects.problem("there is no file ", naming: path, advice, at: offset))
      }
    }
  }

  /// An Info.plist and its text; `nil` if it can't be read.
  func information(at path: String) -> (list: PropertyList, text: [UInt8])? {
    guard let text = files.contents(of: path), let list = try? PropertyListReader.read(text) else { return nil }
    return (list, text)
  }

  /// The files, folders and packages that don't exist and that targets get settings, files or modules from.
  var missingFiles: [ProjectProblem] {
    let packages = localPackageReferences.filter { !isPackage($0.path) }
    let advice = ", which the project uses; restore it, or remove it from the project"
    return missingFolders + missingConfigurations
      + packages.map { objects.problem("there is no package in the folder ", naming: $0.path, advice, at: $0.offset) }
  }

  private func isPackage(_ folder: String) -> Bool {
    files.contents(of: ProjectPath.join(folder, "Package.swift")) != nil
  }

  private var localPackageReferences: [(path: String, offset: Int)] {
    objects.objects("packageReferences", of: objects.root).filter { $0.kind == "XCLocalSwiftPackageReference" }
      .compactMap { reference in
        reference["relativePath"].map { (ProjectPath.join(root, $0), reference.offset) }
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
    return references.path(of: portal) ?? path
  }

  /// The paths of the projects that this one refers to.
  var otherProjects: [String] {
    references.order.compactMap(references.path(of:)).filter { ProjectPath.fileExtension(of: $0) == "xcodeproj" }
  }

  /// The folders of the packages that the project contains.
  var localPackages: [String] {
    let referenced = localPackageReferences.map(\.path)
    let listed = references.order.filter { id in
      let type = objects[id]?["lastKnownFileType"]
      return type == "folder" || type == "wrapper"
    }.compactMap(references.path(of:))
    return (referenced + listed).filter(isPackage)
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
    if let id = configuration["baseConfigurationReference"] { return references.path(of: id) }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"].flatMap(references.path(of:)),
      let path = configuration["baseConfigurationReferenceRelativePath"]
    else { return nil }
    return ProjectPath.join(anchor, path)
  }
}
