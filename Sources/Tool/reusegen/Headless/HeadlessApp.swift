import ReuseGenArguments
import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenPorting
import ReuseGenSystemFiles
import ReuseGenXcodeProjects

/// The files of an app, from which `reusegen headless` writes a package for Linux.
///
/// They are those of a project's target, together with the targets that it imports, or those in folders. Nothing is
/// left out yet, except for Objective-C: `AppDecisions` decides which sources can compile, and `HeadlessPackage` writes
/// the files. All sources are read into memory.
struct HeadlessApp {
  private(set) var module: String
  /// The folder that contains the app: that of its project, or the first one.
  let folder: String
  /// The Swift sources, with those of the targets that become part of it.
  private(set) var sources = AppSources()
  /// The sources that `reusegen generate` wrote. The package generates them again.
  private(set) var generated: [PortInput] = []
  private(set) var documents: [String] = []
  /// Catalogs, images and folders that the project lists.
  private(set) var assets: [String] = []
  /// The number of Objective-C sources, which can't be part of a target with Swift.
  private(set) var objectiveCCount = 0
  /// The modules whose sources are part of the target.
  private(set) var ownModules: Set<String> = []
  /// The project and the target, or `nil` for folders.
  private(set) var project: (path: String, target: String)?
  /// The app's Info.plist, with the settings of the project.
  private(set) var information = ""

  // MARK: - Projects

  /// The files of a target, which can be the project's only app. Sources of other targets that it imports become part
  /// of it.
  init(project path: String, target: String?, _ arguments: Arguments, _ session: Session) throws {
    let search = try TargetSearch(at: path) { session.report($0) }
    session.report(search.problems.map(Diagnostic.init))
    let apps = search.targets.filter { $0.isApp && !$0.isOutside }
    let choice = TargetChoice(target ?? (apps.count == 1 ? apps[0].name : nil), among: search.targets)
    guard case .found(let numbers) = choice, let number = numbers.first else {
      throw arguments.usageError(choice.usage ?? "")
    }
    let related = RelatedTargets(of: number, in: search.targets)
    let own = related.target
    module = own.module ?? own.name.moduleIdentifier
    ownModules = [module]
    let parent = ProjectPath.folder(of: ProjectPath.join("", path))
    folder = parent.isEmpty ? "." : parent
    try add(own, session)
    var others = related.visible.filter { !$0.isTest }
    while true {
      guard let next = others.firstIndex(where: { $0.module.map(sources.importedModules.contains) ?? false }) else {
        break
      }
      let other = others.remove(at: next)
      let isSwift = other.sources.contains { $0.path.hasSuffix(".swift") }
      if let name = other.module, isSwift { ownModules.insert(name) }
      if isSwift { try add(other, session) }
    }
    generated = sources.remove { $0.bytes.saysGenerated }
    guard let file = own.project else { return }
    let projectPath = ProjectPath.folder(of: file)
    project = (projectPath, own.name)
    let targets = ProjectTargets.read([projectPath], FilesOnDisk()).targets
    let found = targets.first { $0.id.name == own.name }
    let written = try found?.propertyList.flatMap { path throws(FileFailure) -> String? in
      guard try FileStatus.following(path) != nil else { return nil }
      return String(decoding: try InputFile(path: path).contents(), as: UTF8.self)
    }
    information = InformationList(written, of: found, named: module).text
  }

  private mutating func add(_ target: CheckedTarget, _ session: Session) throws(FileFailure) {
    session.report([target.warning(ofMissing: try target.missingFiles())].compactMap(\.self))
    objectiveCCount += target.sources.count { Self.isObjectiveC($0.path) }
    try add(swift: target.sources.map(\.path).filter { $0.hasSuffix(".swift") })
    documents += try target.documents.existingPaths()
    assets += try target.assets.existingPaths()
  }

  // MARK: - Folders

  /// The files in folders.
  init(folders: [String], name: String?, _ arguments: Arguments, _ session: Session) throws {
    let first = folders.first ?? "."
    for folder in folders where try FileStatus.following(folder)?.kind != .folder {
      throw arguments.usageError("'\(folder)' isn't a folder; specify a project, or folders with an app's files.")
    }
    folder = first
    module = (name ?? AbsolutePath(first).name).moduleIdentifier
    ownModules = [module]
    let report: (Diagnostic) -> Void = { session.report($0) }
    let excluded = folders.flatMap { PackageTarget(ofManifest: "\($0)/reuse.json")?.excluded ?? [] }
    func search(_ kind: FileSearch.Kind) throws(FileFailure) -> [String] {
      try FileSearch(kind: kind, isOfTarget: true, excluding: excluded).files(in: folders, report: report)
    }
    let swift = try search(.swift)
    try add(swift: swift.filter { !Self.isPackageManifest($0) })
    generated = sources.remove { $0.bytes.saysGenerated }
    documents = try search(.document)
    let all = try search(.source)
    objectiveCCount = all.count(where: Self.isObjectiveC)
    let files = FilesOnDisk()
    for folder in folders {
      for file in files.files(in: folder) ?? [] where AbsolutePath(file).name == "Info.plist" {
        let text = String(decoding: try InputFile(path: ProjectPath.join(folder, file)).contents(), as: UTF8.self)
        // One that Xcode adds to has no keys of the bundle, but says that there are scenes.
        let isOfApp = text.contains("<key>CFBundle") || text.contains(Self.sceneManifest)
        if information.isEmpty, isOfApp { information = text }
      }
    }
    assets = folders
  }

  /// Whether a source describes a package, and belongs to none of its targets.
  private static func isPackageManifest(_ path: String) -> Bool {
    let name = AbsolutePath(path).name
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  private static func isObjectiveC(_ path: String) -> Bool { path.hasSuffix(".m") || path.hasSuffix(".mm") }

  private mutating func add(swift paths: [String]) throws(FileFailure) {
    let known = Set(sources.inputs.map(\.path))
    var added: [PortInput] = []
    for path in paths where !known.contains(path) {
      guard try FileStatus.following(path) != nil else { continue }
      added.append(PortInput(path: path, bytes: try InputFile(path: path).portedSource()))
    }
    sources.add(added)
  }

  /// A hint that a workspace beside the project has modules that sources need, or `nil` if it has none.
  func workspaceHint(_ missing: [String: Int]) -> String? {
    guard let project, ProjectPath.fileExtension(of: project.path) == "xcodeproj", !missing.isEmpty else { return nil }
    let workspace = String(project.path.dropLast("xcodeproj".count)) + "xcworkspace"
    guard let search = try? TargetSearch(at: workspace, report: { _ in }) else { return nil }
    let found = missing.filter { module in
      search.targets.contains { target in
        target.module == module.key && target.sources.contains { $0.path.hasSuffix(".swift") }
      }
    }
    guard !found.isEmpty else { return nil }
    let names = found.keys.sorted().prefix(3).joined(separator: ", ") + (found.count > 3 ? " and others" : "")
    return "\(names) \(found.count == 1 ? "is" : "are") in \(workspace): specify it in place of the project"
  }

  /// A hint that a folder contains a project or a package, which knows the files of each target, or `nil` if none does.
  var folderHint: String? {
    guard project == nil else { return nil }
    for folder in assets {
      let names = ((try? Folder(path: folder).names()) ?? []).sorted()
      // A workspace leads to the projects.
      for ending in [".xcworkspace", ".xcodeproj"] {
        guard let name = names.first(where: { $0.hasSuffix(ending) }) else { continue }
        return "\(folder) contains \(name): specify it in place of the folder, which also has other targets' files"
      }
      if names.contains("Package.swift") {
        return "\(folder) is a package: specify the folder of one target, as in reusegen headless Sources/App"
      }
    }
    return nil
  }

  /// The deepest folder that contains all documents.
  var folderOfDocuments: String {
    guard let first = documents.first.map({ AbsolutePath($0).folder }) else { return folder }
    let shared = documents.dropFirst().reduce(first.names) { names, path in
      Array(zip(names, AbsolutePath(path).folder.names).prefix { $0 == $1 }.map(\.0))
    }
    // The folder of a language has only one of them.
    let names = shared.last?.hasSuffix(".lproj") ?? false ? shared.dropLast() : shared[...]
    return "/" + names.joined(separator: "/")
  }

  /// The folders that contain the app's files.
  var roots: [String] {
    if project == nil { return assets.map { AbsolutePath($0).text } }
    return AppFolders(of: sources.inputs.map(\.path) + documents, assets: assets, project: folder).roots
  }

  /// The name of the storyboard that the app begins with, or `nil` if it has none.
  var mainStoryboard: String? {
    let stated = ["UIMainStoryboardFile", "UISceneStoryboardFile"].compactMap { Self.value(of: $0, in: information) }
    // Without an Info.plist, the name that Xcode gives it.
    let names = stated.isEmpty ? ["Main"] : stated
    return names.first { name in documents.contains { AbsolutePath($0).name == "\(name).storyboard" } }
  }

  /// Whether the app's Info.plist says that it has scenes.
  var hasSceneManifest: Bool { information.contains(Self.sceneManifest) }

  private static let sceneManifest = "<key>UIApplicationSceneManifest</key>"

  /// The string of a key in the text of a property list.
  private static func value(of key: String, in text: String) -> String? {
    guard let start = text.ranges(of: "<key>\(key)</key>").first?.upperBound else { return nil }
    let rest = text[start...].drop(while: \.isWhitespace)
    guard rest.hasPrefix("<string>"), let end = rest.firstRange(of: "</string>")?.lowerBound else { return nil }
    return String(rest[..<end].dropFirst("<string>".count))
  }
}
