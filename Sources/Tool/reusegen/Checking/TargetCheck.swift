import CommandLineArguments
import ReuseGenCommandLine
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
  /// The targets that are checked, without files that don't exist.
  var existingTargets: [CheckedTarget] { targets.map(files.existing) }
  /// The folders of packages that aren't checked, because they are outside of what was specified.
  var packagesOutside: [String] { Set(all.filter(\.isOutside).map(\.root)).sorted() }
  /// All targets, to whose numbers those of visible targets refer.
  private let all: [CheckedTarget]
  private let files: TargetFiles
  private let manifests: [Int: ManifestReading]
  private var assets: SharedAssets
  /// Reads the names that projects use; `nil` if unused items aren't reported.
  private var usage: UsageSearch?

  /// - Parameters:
  ///   - chosen: The numbers of the targets to check.
  ///   - added: The assets that the command line adds.
  ///   - includesUnused: Whether unused items are reported.
  init(
    _ search: TargetSearch,
    chosen: [Int],
    added: [String],
    isStrict: Bool,
    includesUnused: Bool
  ) throws(FileFailure) {
    usage = includesUnused ? UsageSearch() : nil
    assets = SharedAssets(and: added)
    all = search.targets
    targets = chosen.map { search.targets[$0] }
    let chosenSet = Set(chosen)
    let users = search.targets.indices.filter { !chosenSet.isDisjoint(with: search.targets[$0].visible) }
    files = try TargetFiles(of: Set(chosen + targets.flatMap(\.visible) + users).sorted().map { search.targets[$0] })
    manifests = try Self.manifests(search.manifests, of: search.targets)
    var found = search.problems.map(Diagnostic.init)
    for (index, related) in zip(chosen, RelatedTargets.all(of: chosen, in: all)) {
      found += [all[index].warning(ofMissing: files.missing(of: all[index]))].compactMap(\.self)
      found += try findings(in: related, manifests[index], isStrict: isStrict)
    }
    if let document = search.document { found = found.filter { $0.location?.file == document } }
    var seen: Set<Diagnostic> = []
    diagnostics = found.filter { seen.insert($0).inserted }.inReadingOrder
  }

  // MARK: - Manifests

  /// The manifests by the numbers of their targets: a manifest belongs to the target that it names, or else to the one
  /// that has the most files in its folder.
  private static func manifests(
    _ paths: [String],
    of targets: [CheckedTarget]
  ) throws(FileFailure) -> [Int: ManifestReading] {
    var result: [Int: ManifestReading] = [:]
    for path in paths {
      let file = InputFile(path: path)
      let reading = ManifestReader.read(try file.manifest(), file: file.name)
      let name = reading.manifest?.project?.target?.value
      if let index = targets.firstIndex(where: { $0.name == name }), result[index] == nil {
        result[index] = reading
        continue
      }
      let folder = ProjectPath.folder(of: path)
      let prefix = folder.isEmpty ? "" : "\(folder)/"
      let counts = targets.map { target in
        (target.documents + target.sources).count { $0.path.hasPrefix(prefix) }
      }
      guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most), result[index] == nil else {
        continue
      }
      result[index] = reading
    }
    return result
  }

  // MARK: - Findings

  private mutating func findings(
    in related: RelatedTargets,
    _ manifest: ManifestReading?,
    isStrict: Bool
  ) throws(FileFailure) -> [Diagnostic] {
    let target = related.target
    guard !target.documents.isEmpty || !target.sources.isEmpty || manifest != nil else { return [] }
    var declarations = Declarations()
    for source in files.sources(target.sources) { declarations.add(source) }
    for other in related.visible {
      let module = related.module(of: other)
      for var source in files.sources(other.sources) {
        source.module = module
        declarations.add(source)
      }
    }
    declarations.isWholeTarget = target.listsSources && files.missing(of: target).isEmpty
    var input = TargetInput(
      manifest ?? .empty(named: target.name),
      documents: files.documents(target.documents),
      declarations: declarations,
      assets: try assets.names(at: related.assets),
      unbundledDocuments: target.unbundledDocuments,
      code: TargetCode(paths: related.checkedSources, documents: files.documents(related.otherDocuments))
    )
    input.usage = try usage?.usage(of: related)
    return Pipeline(options: Pipeline.Options(module: target.module, isStrict: isStrict)).lint(input)
  }
}
