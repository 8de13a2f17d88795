package import ReuseGenCommandLine
package import ReuseGenCore
import ReuseGenDeclarations
package import ReuseGenSystemFiles
import ReuseGenXcodeProjects

/// Checks the targets of an app without a manifest: each target's documents, sources and assets.
///
/// `reusegen lint MyApp` finds the targets with `TargetSearch`, and passes the chosen ones here. For each target, the
/// check reads the files, and calls `Pipeline.lint` with an empty manifest, or with the target's own. A file of several
/// targets is read once, and its findings are reported once.
///
/// To check one manifest with the files that it lists, call `Pipeline.lint`.
package struct TargetCheck {
  package let targets: [CheckedTarget]
  /// The findings, in reading order. A finding about a file of several targets is listed once.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The targets that are checked, without files that don't exist.
  package var existingTargets: [CheckedTarget] { targets.map(files.existing) }
  /// The folders of packages that aren't checked, because they are outside of what was specified.
  package var packagesOutside: [String] {
    let own = Set(targets.map(\.root))
    return Set(all.filter(\.isOutside).map(\.root)).subtracting(own).sorted()
  }
  /// All targets, to whose numbers those of visible targets refer.
  private let all: [CheckedTarget]
  private let files: TargetFiles
  private let manifests: [Int: ManifestReading]
  private var assets: SharedAssets
  /// Reads the names that projects use; `nil` if unused items aren't reported.
  private var usage: UsageSearch?
  /// The documents and sources in the folder of each project.
  private var filesOnDisk: [String: OnDemand<[String: String]>] = [:]

  /// - Parameters:
  ///   - chosen: The numbers of the targets to check; by default all that aren't dependencies.
  ///   - added: The assets that the command line adds.
  ///   - includesUnused: Whether unused items are reported.
  ///   - checksAccessibility: Whether the rules about accessibility report what no manifest turns off.
  package init(
    _ search: TargetSearch,
    chosen: [Int]? = nil,
    added: [String] = [],
    isStrict: Bool = false,
    includesUnused: Bool = false,
    checksAccessibility: Bool = false
  ) throws(FileFailure) {
    let chosen = chosen ?? search.targets.indices.filter { !search.targets[$0].isOutside }
    usage = includesUnused ? UsageSearch() : nil
    all = search.targets
    targets = chosen.map { search.targets[$0] }
    let chosenSet = Set(chosen)
    // All targets of a package see each other: they are gone through only if some aren't chosen.
    let isAll = chosenSet.count == search.targets.count
    let users = isAll ? [] : search.targets.indices.filter { !chosenSet.isDisjoint(with: search.targets[$0].visible) }
    let others = isAll ? [] : targets.flatMap(\.visible) + users
    var found = search.problems.map(Diagnostic.init)
    // Without a project that can be read, no manifest has a target.
    let manifestPaths = search.targets.isEmpty && found.hasErrors ? [] : search.manifests
    var manifests = try Self.manifests(manifestPaths, of: search.targets) { found.append($0) }
    for index in chosen where checksAccessibility && !search.targets[index].documents.isEmpty {
      manifests[index] = (manifests[index] ?? .empty(named: search.targets[index].name)).checkingAccessibility()
    }
    self.manifests = manifests
    let keepsElements = manifests.values.contains { InputNeeds.elements(for: $0.manifest) }
    assets = SharedAssets(and: added, readsColors: keepsElements)
    files = try TargetFiles(
      of: Set(chosen + others).sorted().map { search.targets[$0] },
      keepsElements: keepsElements
    )
    // Whichever of them are checked: a message is the same from everywhere.
    let roots = Set(targets.map(\.root))
    let isOnly = search.targets.count { roots.contains($0.root) } < 2
    var names: [Diagnostic: [String]] = [:]
    for (index, related) in zip(chosen, RelatedTargets.all(of: chosen, in: all)) {
      let missing = files.missing(of: all[index])
      let own = try findings(in: related, manifests[index], lacks: missing, isStrict: isStrict)
      for diagnostic in own where !(names[diagnostic]?.contains(all[index].name) ?? false) {
        names[diagnostic, default: []].append(all[index].name)
      }
      found +=
        [all[index].warning(ofMissing: missing)].compactMap(\.self) + all[index].unreadFiles
        + related.missingMainDocuments + own
      if !related.target.namedItems.isEmpty {
        let names = try assets.names(at: related.assets)
        found += related.missingAssetsAndClasses(in: names, files.sources(related.target.sources))
      }
    }
    if let document = search.document { found = found.filter { $0.location?.file == document } }
    var seen: Set<Diagnostic> = []
    diagnostics =
      found.filter { seen.insert($0).inserted }.map { diagnostic in
        var named = diagnostic
        if !isOnly { named.targets = names[diagnostic] ?? [] }
        return named
      }.inReadingOrder
  }

  // MARK: - Manifests

  /// The manifests by the numbers of their targets: a manifest belongs to the target that it names, or else to the one
  /// that has the most files in its folder, or whose folder it is in. One that belongs to none is an error: it would be
  /// checked by nothing.
  private static func manifests(
    _ paths: [String],
    of targets: [CheckedTarget],
    report: (Diagnostic) -> Void
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
      let prefix = folder.isEmpty ? "" : folder == "/" ? "/" : "\(folder)/"
      let counts = targets.map { target in
        (target.documents + target.sources).count { $0.path.hasPrefix(prefix) }
      }
      let most = counts.max().flatMap { $0 > 0 ? counts.firstIndex(of: $0) : nil }
      guard name == nil, let index = most ?? Self.index(around: folder, among: targets) else {
        report(withoutTarget(file.name, named: reading.manifest?.project?.target))
        continue
      }
      guard result[index] == nil else {
        let message = "the target \(targets[index].name) has another manifest; remove one of them"
        report(.error(message, at: SourceLocation(file: file.name), rule: Diagnostic.projectRule))
        continue
      }
      result[index] = reading
    }
    return result
  }

  /// The number of the target whose folder is the nearest around another one, wherever links lead.
  private static func index(around folder: String, among targets: [CheckedTarget]) -> Int? {
    let path = AbsolutePath(AbsolutePath(folder).withoutLinks)
    let depths = targets.map { target in
      let own = target.folder.map { AbsolutePath(AbsolutePath($0).withoutLinks) }
      return own.flatMap { path.isIn($0) ? $0.names.count : nil } ?? -1
    }
    return depths.max().flatMap { $0 < 0 ? nil : depths.firstIndex(of: $0) }
  }

  private static func withoutTarget(_ file: String, named target: Located<String>?) -> Diagnostic {
    let message =
      target.map { "no project here has the target \(quoted($0.value)); correct the name" }
      ?? "the manifest belongs to no target, because none has files in its folder; move it to those of a target, or name "
      + "the target with \"project\""
    return .error(message, at: target?.location ?? SourceLocation(file: file), rule: Diagnostic.projectRule)
  }

  /// The paths of the documents and sources in a folder, by their names, without those of packages within it.
  private static func files(in folder: String) -> [String: String] {
    let found = [FileSearch.Kind.document, .source].flatMap { kind in
      (try? FileSearch(kind: kind, isOfTarget: true).files(in: [folder.isEmpty ? "." : folder]) { _ in }) ?? []
    }
    let packages = Set(found.filter { ProjectPath.name(of: $0) == "Package.swift" }.map(ProjectPath.folder))
    let own = found.filter { path in
      let folders = sequence(first: ProjectPath.folder(of: path)) { ProjectPath.folder(of: $0) }
      return !folders.prefix { $0 != folder && !$0.isEmpty && $0 != "/" }.contains(where: packages.contains)
    }
    return Dictionary(own.map { (ProjectPath.name(of: $0), $0) }) { first, _ in first }
  }

  // MARK: - Findings

  /// - Parameter missing: The files of the target that don't exist.
  private mutating func findings(
    in related: RelatedTargets,
    _ manifest: ManifestReading?,
    lacks missing: [ProjectFile],
    isStrict: Bool
  ) throws(FileFailure) -> [Diagnostic] {
    let target = related.target
    let otherDocuments = related.otherDocuments
    // Most targets of a large package have neither documents nor code that needs them.
    if manifest == nil, usage == nil, target.documents.isEmpty, otherDocuments.isEmpty || target.sources.isEmpty,
      !files.sources(target.sources).contains(where: \.mayUseBundle)
    {
      return []
    }
    var declarations = Declarations()
    for source in files.sources(target.sources) { declarations.add(source) }
    for other in related.visible {
      let module = related.module(of: other)
      for var source in files.sources(other.sources) {
        source.module = module
        declarations.add(source)
      }
    }
    declarations.isWholeTarget = target.listsSources && Set(missing).isDisjoint(with: target.sources)
    var input = TargetInput(
      manifest ?? .empty(named: target.name),
      documents: files.documents(target.documents),
      declarations: declarations,
      assets: try assets.names(at: related.assets),
      unbundledDocuments: target.unbundledDocuments,
      bundleModule: target.bundleModule,
      code: TargetCode(
        paths: related.checkedSources,
        documents: files.documents(otherDocuments),
        documentsOutside: related.documentsOutsideApp
      ),
      choosesAppearance: target.choosesAppearance
    )
    if target.folder == nil, target.project != nil {
      let files = filesOnDisk[target.root] ?? OnDemand { [root = target.root] in Self.files(in: root) }
      filesOnDisk[target.root] = files
      input.code.filesOnDisk = files
    }
    input.usage = try usage?.usage(of: related)
    return Pipeline(options: Pipeline.Options(module: target.module, isStrict: isStrict)).lint(input)
  }
}
