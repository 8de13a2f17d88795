/// Reads the targets of a project.
struct TargetReader {
  private(set) var targets: [XcodeTarget] = []
  private(set) var problems: [ProjectProblem] = []
  private let project: ProjectReader
  private var objects: ProjectObjects { project.objects }

  init(_ project: ProjectReader) {
    self.project = project
    for (id, offset) in project.objects.root.references("targets") {
      guard let object = objects[id] else {
        problems.append(objects.problem("the target \(id) doesn't exist; remove the line", at: offset))
        continue
      }
      if object.kind == "PBXNativeTarget" { add(object) }
    }
  }

  private mutating func add(_ object: ProjectObject) {
    var target = XcodeTarget(id: .init(project: project.path, name: object["name"] ?? object.id))
    target.position = objects.position(of: object.offset)
    target.productType = object["productType"] ?? ""
    let settings = project.settings(of: object)
    target.settings = settings
    target.developmentLanguage = objects.root["developmentRegion"] ?? "en"
    target.productName = settings.value(of: "PRODUCT_NAME") ?? target.id.name
    target.moduleName =
      settings.value(of: "PRODUCT_MODULE_NAME").map(\.moduleIdentifier) ?? target.productName.moduleIdentifier
    target.sdk = settings.value(of: "SDKROOT") ?? ""
    target.propertyList = settings.value(of: "INFOPLIST_FILE").flatMap { path in
      path.isEmpty ? nil : ProjectPath.join(project.root, path)
    }
    target.mainDocuments = MainDocument.all(in: settings, of: target)
    var style = settings.value(of: "INFOPLIST_KEY_UIUserInterfaceStyle")
    if let path = target.propertyList, let (list, text) = project.information(at: path) {
      target.mainDocuments += MainDocument.all(in: list, text, path: path, settings)
      target.namedItems = MainDocument.assetsAndClasses(in: list, text, path: path, settings)
      style = style ?? list.dictionary?["UIUserInterfaceStyle"]?.string
    }
    target.choosesAppearance = style.map { $0 != "Automatic" } ?? false
    for phase in objects.objects("buildPhases", of: object) { add(phase, to: &target) }
    // Tools list files of synchronized folders in phases, too.
    let listed = Set((target.documents + target.sources + target.catalogs + target.otherAssets).map(\.path))
    for (folder, isMember) in project.synchronizedFolders(of: object) {
      for path in folder.files(of: object, isMember: isMember) where !listed.contains(path) {
        add(ProjectFile(path: path), to: &target)
      }
    }
    if target.sources.contains(where: { !$0.path.hasSuffix(".swift") })
      || !(settings.value(of: "SWIFT_OBJC_BRIDGING_HEADER") ?? "").isEmpty
    {
      addHeaders(to: &target)
    }
    addDependencies(of: object, to: &target)
    targets.append(target)
  }

  // MARK: - Files

  private mutating func add(_ phase: ProjectObject, to target: inout XcodeTarget) {
    let kinds: Set<FileKind>
    switch phase.kind {
    case "PBXSourcesBuildPhase": kinds = [.source, .document, .asset]
    case "PBXResourcesBuildPhase": kinds = [.document, .asset]
    case "PBXHeadersBuildPhase": kinds = [.header]
    case "PBXFrameworksBuildPhase":
      addProducts(of: phase, to: &target)
      kinds = []
    case "PBXShellScriptBuildPhase": return addOutputs(of: phase, to: &target)
    default: kinds = []
    }
    // A file that doesn't exist is a problem in each phase, whether its files are read or not.
    let files = buildFiles(of: phase, target)
    for (build, reference) in files {
      for path in kinds.isEmpty ? [] : project.references.files(of: reference) {
        let file = ProjectFile(path: path, position: objects.position(of: build.offset))
        if kinds.contains(FileKind(path)) {
          add(file, to: &target)
        } else if reference["lastKnownFileType"] == "folder" {
          target.otherAssets.append(file)
        }
      }
    }
  }

  /// Adds the files that a script writes: they may be missing before a build.
  private func addOutputs(of script: ProjectObject, to target: inout XcodeTarget) {
    for output in script.list("outputPaths") {
      var path = output
      for folder in ["$(SRCROOT)/", "${SRCROOT}/", "$SRCROOT/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/", "$PROJECT_DIR/"]
      where path.hasPrefix(folder) { path.removeFirst(folder.count) }
      if !path.contains("$") { target.scriptOutputs.insert(ProjectPath.join(project.root, path)) }
    }
  }

  /// The build files of a phase with what they refer to. Those of packages refer to nothing.
  private mutating func buildFiles(
    of phase: ProjectObject,
    _ target: XcodeTarget
  ) -> [(build: ProjectObject, reference: ProjectObject)] {
    phase.references("files").compactMap { id, offset in
      guard let build = objects[id] else {
        problems.append(missing("the build file \(id)", target, at: offset))
        return nil
      }
      guard let file = build["fileRef"] else { return nil }
      guard let reference = objects[file] else {
        problems.append(missing("the file \(file)", target, at: build.dictionary["fileRef"]?.offset ?? build.offset))
        return nil
      }
      return (build, reference)
    }
  }

  private func missing(_ subject: String, _ target: XcodeTarget, at offset: Int) -> ProjectProblem {
    objects.problem("\(subject) of the target \(target.id.name) doesn't exist; remove the line", at: offset)
  }

  private func add(_ file: ProjectFile, to target: inout XcodeTarget) {
    switch FileKind(file.path) {
    case .document: target.documents.append(file)
    case .source: target.sources.append(file)
    case .header: target.headers.append(file)
    case .asset where ProjectPath.fileExtension(of: file.path) == "xcassets": target.catalogs.append(file)
    case .asset: target.otherAssets.append(file)
    case .other: break
    }
  }

  /// Adds the project's headers that belong to the target's sources, and those that belong to no source, which a
  /// target lists nowhere.
  private func addHeaders(to target: inout XcodeTarget) {
    let implemented = Set(target.sources.map { ProjectPath.withoutExtension($0.path) })
    let known = Set(target.headers.map(\.path))
    for header in project.headers where !known.contains(header) {
      let name = ProjectPath.withoutExtension(header)
      if implemented.contains(name) || !project.implementations.contains(name) {
        target.headers.append(ProjectFile(path: header))
      }
    }
  }

  // MARK: - Dependencies

  private func addProducts(of phase: ProjectObject, to target: inout XcodeTarget) {
    for build in objects.objects("files", of: phase) {
      if let product = objects.object("productRef", of: build)?["productName"] {
        target.packageProducts.append(product)
      } else if let reference = objects.object("fileRef", of: build) {
        let path = reference["path"] ?? reference["name"] ?? ""
        let name = ProjectPath.withoutExtension(ProjectPath.name(of: path))
        if !name.isEmpty, reference["sourceTree"] != "SDKROOT" { target.dependencies.append(.product(name)) }
      }
    }
  }

  private func addDependencies(of object: ProjectObject, to target: inout XcodeTarget) {
    target.packageProducts += objects.objects("packageProductDependencies", of: object).compactMap { $0["productName"] }
    for dependency in objects.objects("dependencies", of: object) {
      if let other = objects.object("target", of: dependency) {
        target.dependencies.append(.target(.init(project: project.path, name: other["name"] ?? other.id)))
      } else if let proxy = objects.object("targetProxy", of: dependency), let name = proxy["remoteInfo"] {
        target.dependencies.append(.target(.init(project: project.container(of: proxy), name: name)))
      } else if let product = objects.object("productRef", of: dependency)?["productName"] {
        target.packageProducts.append(product)
      }
    }
  }
}
