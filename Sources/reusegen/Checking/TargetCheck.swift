import ReuseGenArguments
import ReuseGenCore
import SourceDeclarations
import SystemFiles
import XcodeProjects

/// Checks targets: the documents of each against each other, its sources and its assets.
struct TargetCheck {
  /// The targets that are checked.
  let targets: [CheckedTarget]
  /// The findings, in reading order. A finding about a file of several targets is listed once.
  private(set) var diagnostics: [Diagnostic] = []
  /// All targets, to whose numbers those of visible targets refer.
  private let all: [CheckedTarget]
  private let files: TargetFiles
  private let manifests: [Int: ManifestReading]

  /// - Parameters:
  ///   - chosen: The numbers of the targets to check.
  ///   - added: The assets that the command line adds.
  init(_ search: TargetSearch, chosen: [Int], added: [String], isStrict: Bool) throws(FileFailure) {
    all = search.targets
    targets = chosen.map { search.targets[$0] }
    let chosenSet = Set(chosen)
    let users = search.targets.indices.filter { !chosenSet.isDisjoint(with: search.targets[$0].visible) }
    files = try TargetFiles(of: Set(chosen + targets.flatMap(\.visible) + users).sorted().map { search.targets[$0] })
    manifests = try Self.manifests(search.manifests, of: search.targets)
    var found = search.problems.map(Diagnostic.init)
    for index in chosen {
      found += missingFiles(of: all[index])
      found += try findings(in: index, added: added, isStrict: isStrict)
    }
    if let document = search.document { found = found.filter { $0.location?.file == document } }
    var seen: Set<Diagnostic> = []
    diagnostics = found.filter { seen.insert($0).inserted }.inReadingOrder
  }

  // MARK: - Manifests

  /// The manifests by the numbers of their targets: a manifest belongs to the target that has the most files in its
  /// folder.
  private static func manifests(
    _ paths: [String],
    of targets: [CheckedTarget]
  ) throws(FileFailure) -> [Int: ManifestReading] {
    var result: [Int: ManifestReading] = [:]
    for path in paths {
      let folder = ProjectPath.folder(of: path)
      let prefix = folder.isEmpty ? "" : "\(folder)/"
      let counts = targets.map { target in
        (target.documents + target.sources).count { $0.path.hasPrefix(prefix) }
      }
      guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most), result[index] == nil else {
        continue
      }
      let file = InputFile(path: path)
      result[index] = ManifestReader.read(try file.manifest(), file: file.name)
    }
    return result
  }

  // MARK: - Findings

  private func findings(in index: Int, added: [String], isStrict: Bool) throws(FileFailure) -> [Diagnostic] {
    let target = all[index]
    guard !target.documents.isEmpty || !target.sources.isEmpty || manifests[index] != nil else { return [] }
    var declarations = Declarations()
    for number in [index] + target.visible {
      for source in files.sources(of: all[number]) { declarations.add(source) }
    }
    let users = all.indices.filter { all[$0].visible.contains(index) }
    let assets = ([index] + target.visible + users).flatMap { all[$0].assets }
    let input = TargetInput(
      manifests[index] ?? .empty(named: target.name),
      documents: files.documents(of: target),
      declarations: declarations,
      assets: try Self.assets(at: assets, and: added),
      code: code(of: index)
    )
    return Pipeline(options: Pipeline.Options(module: target.module, isStrict: isStrict)).lint(input)
  }

  /// The target's sources, and the documents of the targets that it sees and of those that see it: code of a framework
  /// can load what the app has. The code of tests names what isn't there on purpose.
  private func code(of index: Int) -> TargetCode {
    let target = all[index]
    let own = Set(target.documents.map(\.path))
    let related = target.visible + all.indices.filter { all[$0].visible.contains(index) }
    var seen = own
    let documents = related.flatMap { files.documents(of: all[$0]) }.filter { seen.insert($0.path).inserted }
    return TargetCode(paths: target.isTest ? Set() : Set(target.sources.map(\.path)), documents: documents)
  }

  private static func assets(at paths: [String], and added: [String]) throws(FileFailure) -> AssetNames {
    var existing: [String] = []
    for path in paths where try FileStatus.following(path) != nil { existing.append(path) }
    return try TargetAssetSearch(in: [], and: existing + added).names
  }

  /// One warning for all files of a target that don't exist: many projects list files that a build generates.
  private func missingFiles(of target: CheckedTarget) -> [Diagnostic] {
    let missing = files.missing(of: target)
    guard let first = missing.first, let project = target.project else { return [] }
    let message =
      missing.count == 1
      ? "the file \(first.path) of the target \(target.name) doesn't exist; remove it from the project, or restore it"
      : "\(missing.count) files of the target \(target.name) don't exist, \(first.path) among them; remove them from "
        + "the project, or restore them"
    let location = SourceLocation(first.position, in: project)
    return [Diagnostic(.warning, message, at: location, rule: Diagnostic.projectRule)]
  }
}

extension Diagnostic {
  /// The name under which the problems of project files are reported.
  static let projectRule = "project"

  init(_ problem: ProjectProblem) {
    self.init(
      problem.severity == .error ? .error : .warning,
      problem.message,
      at: SourceLocation(problem.position, in: problem.path),
      rule: Self.projectRule
    )
  }
}

extension SourceLocation {
  fileprivate init(_ position: FilePosition?, in file: String) {
    self.init(file: file, line: position?.line ?? 1, column: position?.column ?? 1)
  }
}
