package import ReuseGenCore
package import ReuseGenSystemFiles
package import ReuseGenXcodeProjects

/// The targets at a path: those of a project, a workspace, a package, or of everything in a folder.
package struct TargetSearch {
  package private(set) var targets: [CheckedTarget] = []
  package private(set) var problems: [ProjectProblem] = []
  /// The paths of the manifests among the targets' files.
  package private(set) var manifests: [String] = []
  /// The paths of the files that describe the projects and packages.
  var readFiles: [String] { files.readPaths.sorted() }
  private let files = FilesOnDisk()
  /// The document to which findings are limited; `nil` for all.
  package private(set) var document: String?
  /// The folder that is checked, or that of the project.
  private var base = ""

  /// - Parameters:
  ///   - path: A folder, a project, a workspace or a document.
  ///   - includesEnclosing: Whether to find the targets of the project or package around a folder without one.
  ///   - keepsPrefix: Whether the paths of all files begin with the path of the folder, even of those in the working
  ///     folder.
  ///   - report: Called for files that can't be read because of their names.
  package init(
    at path: String,
    includesEnclosing: Bool = false,
    keepsPrefix: Bool = false,
    report: (Diagnostic) -> Void
  ) throws(FileFailure) {
    guard let status = try FileStatus.following(path) else { throw FileFailure.missing(path) }
    // However the user writes a folder, its files have the same paths.
    var path = ProjectPath.join("", status.kind == .folder ? ShownPath.ofFolder(path) : ShownPath.of(path))
    // The files of a project are beside it, not beside a link to it.
    if ["xcodeproj", "xcworkspace"].contains(ProjectPath.fileExtension(of: path)),
      FileStatus.ofLink(path)?.kind == .link
    {
      path = ProjectPath.join("", ShownPath.of(AbsolutePath(path).withoutLinks))
    }
    switch ProjectPath.fileExtension(of: path) {
    case "xcodeproj", "xcworkspace":
      base = ProjectPath.folder(of: path)
      manifests = ProjectSearch(in: Self.named(base)).manifests
      add(.read([path], files), packages: [])
    case _ where status.kind == .folder: try addFolder(path, includesEnclosing, report)
    default: try addTargets(ofDocument: path, report)
    }
    if !keepsPrefix { showPaths() }
    // Files that a package manager installs, or a tool makes, are often not there yet.
    let ignored = IgnoredFiles.paths(among: problems.compactMap(\.otherPath))
    problems.removeAll { $0.otherPath.map(ignored.contains) ?? false }
  }

  /// Makes the paths of what is in the working folder relative to it: a project elsewhere can have files there, and one
  /// that is there can state absolute paths.
  private mutating func showPaths() {
    var folders: [String: String] = [:]
    func shown(_ path: String) -> String {
      guard path.hasPrefix("/") || path.hasPrefix("..") else { return path }
      let folder = Folder.parent(of: path)
      if folder.isEmpty { return path }
      let prefix = folders[folder] ?? ShownPath.ofFiles(in: folder)
      folders[folder] = prefix
      return prefix + path.dropFirst(folder.count)
    }
    for index in targets.indices { targets[index].changePaths(shown) }
    manifests = manifests.map(shown)
    for index in problems.indices { problems[index].changePaths(shown) }
    document = document.map(shown)
  }

  private static func named(_ folder: String) -> String { folder.isEmpty ? "." : folder }

  // MARK: - Folders

  private mutating func addFolder(
    _ path: String,
    _ includesEnclosing: Bool,
    _ report: (Diagnostic) -> Void
  ) throws(FileFailure) {
    base = path
    try AbsolutePath(Self.named(path)).check()
    let search = ProjectSearch(in: Self.named(path))
    manifests = search.manifests
    if !search.projects.isEmpty || !search.packages.isEmpty {
      add(.read(search.projects, files), packages: search.packages)
    }
    guard targets.allSatisfy({ $0.documents.isEmpty && $0.sources.isEmpty }) else { return }
    if problems.contains(where: { $0.severity == .error }) { return }
    if includesEnclosing, addTargets(around: path) { return }
    targets = [try Self.target(ofFolder: Self.named(path), named: path.isEmpty ? "the folder" : path, report)]
  }

  /// Finds the targets with files in a folder, of the project or package around it. The others aren't checked. Returns
  /// whether there are some.
  private mutating func addTargets(around path: String) -> Bool {
    let folder = AbsolutePath(path.isEmpty ? "." : path)
    guard let root = EnclosingFolder.project(around: folder), root != folder else { return false }
    let before = self
    base = ProjectPath.join("", ShownPath.ofFolder(root.text))
    let search = ProjectSearch(in: Self.named(base))
    add(.read(search.projects, files), packages: search.packages)
    let own = Set(targets.indices.filter { targets[$0].hasFiles(in: folder) })
    guard !own.isEmpty else {
      self = before
      return false
    }
    for index in targets.indices where !own.contains(index) { targets[index].isOutside = true }
    manifests = search.manifests
    return true
  }

  /// A target with all files in a folder.
  private static func target(
    ofFolder folder: String,
    named name: String,
    _ report: (Diagnostic) -> Void
  ) throws(FileFailure) -> CheckedTarget {
    func files(_ kind: FileSearch.Kind) throws(FileFailure) -> [ProjectFile] {
      try FileSearch(kind: kind, isOfTarget: true).files(in: [folder], report: report).map { ProjectFile(path: $0) }
    }
    var target = CheckedTarget(name: name)
    target.documents = try files(.document)
    target.sources = try files(.source)
    target.assets = [folder]
    target.root = folder
    return target
  }

  // MARK: - Projects and packages

  private mutating func add(_ projects: ProjectTargets, packages: [String]) {
    problems += projects.problems
    let numbers = Dictionary(projects.targets.indices.map { (projects.targets[$0].id, $0) }) { first, _ in first }
    targets = projects.targets.map(CheckedTarget.init)
    for (index, target) in projects.targets.enumerated() {
      targets[index].visible = target.visibleTargets.compactMap { numbers[$0] }
    }
    // Which of a package's targets a product contains isn't asked for: a target of a project sees them all.
    let local = Set(projects.packages)
    let specified = Set(packages + projects.workspacePackages)
    var found = packages + projects.packages.filter { !packages.contains($0) }
    var known = Set(found)
    var dependencies: [String: [String]] = [:]
    var numbersOfPackage: [String: [Int]] = [:]
    var next = 0
    while next < found.count {
      let package = found[next]
      next += 1
      let folder = PackageFolder(path: package, files: files)
      if folder.isReuseGen, package != Self.named(base) { continue }
      let localPackages = folder.localPackages
      dependencies[package] = localPackages
      found += localPackages.filter { known.insert($0).inserted }
      let isOutside = !specified.contains(package) && !isInBase(package)
      let first = targets.count
      if !isOutside { problems += folder.missingResources }
      targets += folder.targets.filter { !isOutside || !$0.isTest }
      for index in first..<targets.count { targets[index].isOutside = isOutside }
      numbersOfPackage[package] = Array(first..<targets.count)
    }
    for (package, own) in numbersOfPackage {
      let visible = visible(from: [package], dependencies, numbersOfPackage)
      for index in own { targets[index].visible = visible.filter { $0 != index } }
    }
    let visible = visible(from: local.sorted(), dependencies, numbersOfPackage)
    for index in projects.targets.indices { targets[index].visible += visible }
  }

  /// The numbers of the targets of packages and of those that they depend on.
  private func visible(
    from packages: [String],
    _ dependencies: [String: [String]],
    _ numbers: [String: [Int]]
  ) -> [Int] {
    var reached = Set(packages)
    var next = packages
    while let package = next.popLast() {
      next += (dependencies[package] ?? []).filter { reached.insert($0).inserted }
    }
    return reached.sorted().flatMap { numbers[$0] ?? [] }.filter { !targets[$0].isTest }
  }

  private func isInBase(_ path: String) -> Bool {
    let folder = base.isEmpty || base == "." ? "" : "\(base)/"
    return path == base || (folder.isEmpty ? !path.hasPrefix("/") && !path.hasPrefix("../") : path.hasPrefix(folder))
  }

  // MARK: - Documents

  /// Finds the targets of the project or package around a document that have it.
  private mutating func addTargets(
    ofDocument path: String,
    _ report: (Diagnostic) -> Void
  ) throws(FileFailure) {
    document = path
    var folder = AbsolutePath(path).folder
    while !folder.isRoot {
      let shown = ProjectPath.join("", ShownPath.ofFiles(in: "\(folder.text)/"))
      let entries = (try? Folder(path: folder.text).entries()) ?? []
      let names = entries.map { String(decoding: $0.name, as: UTF8.self) }
      base = shown
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" }) {
        let search = ProjectSearch(in: Self.named(shown))
        add(.read(search.projects, files), packages: search.packages)
        manifests = search.manifests
        let documents = targets.lazy.flatMap(\.documents)
        let file = AbsolutePath(path)
        let own =
          documents.first { AbsolutePath($0.path) == file }
          ?? documents.first { AbsolutePath($0.path).withoutLinks == file.withoutLinks }
        if let own {
          document = own.path
          return
        }
        targets = []
      }
      if names.contains(".git") { break }
      folder = folder.folder
    }
    let own = ProjectPath.folder(of: path)
    targets = [try Self.target(ofFolder: Self.named(own), named: path, report)]
  }
}
