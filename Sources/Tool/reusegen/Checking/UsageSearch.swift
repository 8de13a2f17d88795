import ReuseGenCommandLine
import ReuseGenCore
import SystemFiles
import XcodeProjects

/// Reads the names that the files of projects use. Each file is read once, however many targets are checked.
struct UsageSearch {
  private var read: [String: FileNames] = [:]
  /// The names without those that only one target states, by the paths of the files.
  private var usages: [[String]: ProjectUsage] = [:]

  /// The names that files around a target use: the files of its project, of projects with targets that it sees or that
  /// see it, and those that these targets list; `nil` for a target of tests, and if sources among them don't exist,
  /// because they can use anything.
  mutating func usage(of related: RelatedTargets) throws(FileFailure) -> ProjectUsage? {
    if related.target.isTest { return nil }
    let targets = [related.target] + related.visible + related.users
    for source in targets.flatMap(\.sources) where try FileStatus.following(source.path) == nil { return nil }
    let listed = targets.flatMap { $0.sources + $0.documents }.map(\.path) + targets.compactMap(\.propertyList)
    let roots = Set(targets.map { $0.root.isEmpty ? "." : $0.root }).sorted()
    let found = try FileSearch(kind: .usage, isOfTarget: true).files(in: roots.existingPaths()) { _ in }
    let existing = try listed.existingPaths()
    let paths = Set(found + existing).sorted()
    var usage: ProjectUsage
    if let known = usages[paths] { usage = known } else { usage = ProjectUsage(try names(in: paths)) }
    usages[paths] = usage
    usage.assets = try TargetAssetSearch(in: [], and: related.target.assets.existingPaths()).names
    usage.addMainDocuments(related.target.mainDocuments)
    for list in targets.compactMap(\.propertyList) where try FileStatus.following(list) == nil {
      usage.knowsAssets = false
      if list == related.target.propertyList { usage.knowsMainDocuments = false }
    }
    return usage
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
