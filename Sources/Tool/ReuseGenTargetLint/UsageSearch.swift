import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenSystemFiles
import ReuseGenXcodeProjects

/// Reads the names that the files of projects use. Each file is read once, and each folder is searched once, however
/// many targets are checked.
struct UsageSearch {
  private var read: [String: FileNames] = [:]
  /// By the paths of the folders.
  private var projects: [Set<String>: SearchedFolders] = [:]
  /// By the numbers of targets.
  private var listed: [Int: ListedFiles] = [:]
  /// The names without those that only one target states.
  private var usages: [Searched: ProjectUsage] = [:]

  /// The places that are searched for the names that a target's project uses.
  private struct Searched: Hashable {
    var roots: Set<String>
    /// The files that targets list and that are outside of the roots.
    var others: Set<String>
  }

  /// The files in the folders of some projects.
  private struct SearchedFolders {
    let inside: Set<String>
    /// The files that targets list and that are outside of the folders, by the numbers of the targets.
    var others: [Int: [String]] = [:]
  }

  /// The files that a target lists.
  private struct ListedFiles {
    var existing: [String] = []
    /// Whether a source doesn't exist.
    var lacksSource = false
    /// Whether the property list doesn't exist.
    var lacksPropertyList = false

    init(of target: CheckedTarget) throws(FileFailure) {
      for source in target.sources where try FileStatus.following(source.path) == nil { lacksSource = true }
      existing = try (target.sources + target.documents).existingPaths()
      guard let list = target.propertyList else { return }
      if try FileStatus.following(list) == nil { lacksPropertyList = true } else { existing.append(list) }
    }
  }

  /// The names that files around a target use: the files of its project, of projects with targets that it sees or that
  /// see it, and those that these targets list; `nil` for a target of tests, and if sources among them don't exist,
  /// because they can use anything.
  mutating func usage(of related: RelatedTargets) throws(FileFailure) -> ProjectUsage? {
    if related.target.isTest { return nil }
    let numbers = related.numbers
    for number in numbers where listed[number] == nil { listed[number] = try ListedFiles(of: related[number]) }
    let all = numbers.compactMap { listed[$0] }
    if all.contains(where: \.lacksSource) { return nil }
    let roots = Set(numbers.map { related[$0].root }.map { $0.isEmpty ? "." : $0 })
    var project: SearchedFolders
    if let known = projects[roots] { project = known } else { project = try Self.files(in: roots) }
    for (number, files) in zip(numbers, all) where project.others[number] == nil {
      project.others[number] = files.existing.filter { !project.inside.contains($0) }
    }
    projects[roots] = project
    let others = numbers.reduce(into: Set<String>()) { $0.formUnion(project.others[$1] ?? []) }
    let searched = Searched(roots: roots, others: others)
    var usage: ProjectUsage
    if let known = usages[searched] {
      usage = known
    } else {
      usage = ProjectUsage(try names(in: project.inside.union(others).sorted()))
      usages[searched] = usage
    }
    usage.assets = try TargetAssetSearch(in: [], and: related.target.assets.existingPaths()).names
    usage.addMainDocuments(related.target.mainDocuments.map(\.name))
    if all.contains(where: \.lacksPropertyList) { usage.knowsAssets = false }
    if all[0].lacksPropertyList { usage.knowsMainDocuments = false }
    return usage
  }

  /// The files in some folders that can use names.
  private static func files(in roots: Set<String>) throws(FileFailure) -> SearchedFolders {
    let search = FileSearch(kind: .usage, isOfTarget: true)
    return SearchedFolders(inside: Set(try search.files(in: roots.sorted().existingPaths()) { _ in }))
  }

  private mutating func names(in paths: [String]) throws(FileFailure) -> [FileNames] {
    let new = paths.filter { read[$0] == nil }
    let readings = new.concurrentMap { path in
      Result { () throws(FileFailure) in try InputFile.found(path) { file throws(FileFailure) in try file.names() } }
    }
    for (path, reading) in zip(new, readings) { read[path] = try reading.get() ?? nil }
    return paths.compactMap { read[$0] }
  }
}

extension InputFile {
  /// The names that a file uses; `nil` for a file that is too large, and for what the tool itself wrote.
  fileprivate func names() throws(FileFailure) -> FileNames? {
    guard let bytes = try sourceText(), !bytes.isGenerated, !isBaseline(bytes) else { return nil }
    return FileNames(bytes, path: path)
  }

  /// Whether a file is a list of findings: these name what is unused.
  private func isBaseline(_ bytes: [UInt8]) -> Bool {
    guard path.hasSuffix(".json"), case .success = Baseline.read(bytes, file: path) else { return false }
    return true
  }
}
