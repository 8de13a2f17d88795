package import ReuseGenCore
package import ReuseGenXcodeProjects

/// A target whose files are checked together: that of a project or a package, or the files of a folder.
package struct CheckedTarget {
  package var name: String
  /// The module of its sources, or `nil` if it isn't known.
  package var module: String?
  package var documents: [ProjectFile] = []
  /// The Swift and Objective-C sources, and the headers.
  package var sources: [ProjectFile] = []
  /// The asset catalogs, and the images and folders beside them.
  package var assets: [String] = []
  /// Those among them that a project lists.
  package var assetFiles: [ProjectFile] = []
  /// The paths of documents that don't become resources.
  package var unbundledDocuments: Set<String> = []
  /// The messages about files that can't be read.
  package var unreadFiles: [Diagnostic] = []
  package var isTest = false
  /// Whether it is an app of a project, not an extension or a framework.
  package var isApp = false
  package var isFramework = false
  /// Whether it belongs to a package outside of what is checked: its declarations count, but it isn't checked itself.
  package var isOutside = false
  /// The folder that has all of its files, in a package; `nil` in a project.
  package var folder: String?
  /// The paths of the files that its scripts write.
  package var scriptOutputs: Set<String> = []
  /// The file that lists its files, in which a missing one is reported, or `nil` if nothing lists them.
  package var project: String?
  /// The folder of its project or package, or the folder that was specified, whose files can use what it has.
  package var root = ""
  /// The path of its Info.plist, if a project states it.
  package var propertyList: String?
  /// The documents that the system loads, because the Info.plist or a build setting names them.
  package var mainDocuments: [MainDocument] = []
  /// The images and colors of the launch screens that the Info.plist describes, and the classes that it names.
  package var namedItems: [MainDocument] = []
  /// Whether its Info.plist or a build setting chooses the appearance, whatever the user's setting is.
  package var choosesAppearance = false
  /// The module of the bundle with its resources, if that is another than its own.
  package var bundleModule: String?
  /// The numbers of the targets whose modules it sees.
  package var visible: [Int] = []

  /// Whether its sources are known to be all that its module has: a build may generate others.
  package var listsSources: Bool { module != nil && (folder != nil || project != nil) && !isGeneratedInPart }
  /// Whether a plugin may generate sources of the target.
  package var isGeneratedInPart = false

  package init(name: String, module: String? = nil) {
    self.name = name
    self.module = module
  }

  /// One warning for all files that don't exist, because many projects list files that a build generates; `nil` if
  /// there are none, if a script writes them, if their names or Git say that they are generated, or if nothing lists
  /// them.
  package func warning(ofMissing files: [ProjectFile]) -> Diagnostic? {
    let unexplained = files.filter { !$0.path.hasSuffix(".generated.swift") && !scriptOutputs.contains($0.path) }
    let ignored = unexplained.isEmpty ? [] : IgnoredFiles.paths(among: unexplained.map(\.path))
    let missing = unexplained.filter { !ignored.contains($0.path) }
    guard let first = missing.first, let project else { return nil }
    let message =
      missing.count == 1
      ? "the file \(first.path) of the target \(name) doesn't exist; remove it from the project, or restore it"
      : "\(missing.count) files of the target \(name) don't exist, \(first.path) among them; remove them from the "
        + "project, or restore them"
    let location = SourceLocation(first.position, in: project)
    return Diagnostic(.warning, message, at: location, rule: Diagnostic.projectRule)
  }
}

extension CheckedTarget {
  /// Whether the target has files in a folder, or a folder in it.
  func hasFiles(in path: AbsolutePath) -> Bool {
    if let folder { return path.isIn(AbsolutePath(folder)) || AbsolutePath(folder).isIn(path) }
    return (documents + sources).contains { AbsolutePath($0.path).isIn(path) }
  }

  /// Gives all files other paths.
  mutating func changePaths(_ path: (String) -> String) {
    for index in documents.indices { documents[index].path = path(documents[index].path) }
    for index in sources.indices { sources[index].path = path(sources[index].path) }
    assets = assets.map(path)
    for index in assetFiles.indices { assetFiles[index].path = path(assetFiles[index].path) }
    unbundledDocuments = Set(unbundledDocuments.map(path))
    scriptOutputs = Set(scriptOutputs.map(path))
    folder = folder.map(path)
    project = project.map(path)
    propertyList = propertyList.map(path)
    for index in mainDocuments.indices { mainDocuments[index].path = path(mainDocuments[index].path) }
    for index in namedItems.indices { namedItems[index].path = path(namedItems[index].path) }
  }

  init(_ target: XcodeTarget) {
    // The documents of a watch app name the classes of its extension, whose module this setting specifies.
    self.init(name: target.id.name, module: target.settings.value(of: "IBSC_MODULE") ?? target.moduleName)
    documents = target.documents
    sources = target.sources + target.headers
    assetFiles = target.catalogs + target.otherAssets
    assets = assetFiles.map(\.path)
    isTest = target.isTest
    (isApp, isFramework) = (target.isApp, target.isFramework)
    scriptOutputs = target.scriptOutputs
    project = ProjectPath.join(target.id.project, "project.pbxproj")
    root = ProjectPath.folder(of: target.id.project)
    (propertyList, mainDocuments, namedItems) = (target.propertyList, target.mainDocuments, target.namedItems)
    choosesAppearance = target.choosesAppearance
  }
}
