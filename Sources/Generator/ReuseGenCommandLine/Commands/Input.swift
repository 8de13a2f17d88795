package import ReuseGenArguments
package import ReuseGenCore
import ReuseGenDeclarations
package import ReuseGenSystemFiles

/// The files that a subcommand reads: the manifest, the documents that it or the command line specifies, and the
/// target's sources.
package struct Input {
  package var target: TargetInput
  /// The target that the manifest names in place of folders; `nil` if it names none.
  package let related: RelatedTargets?
  /// The folders that were searched for assets.
  package let assetFolders: [String]
  package let pipeline: Pipeline
  private let documentStatuses: [FileStatus]
  package let manifest: InputFile
  /// The paths of the files that were read beside the target's documents and sources.
  private let otherFiles: [String]
  private let isModuleSpecified: Bool
  /// The contents of folders, and of the cache. They are freed with the input, not while it is made.
  private let listings = FolderListings()
  private let readings: [DeclarationCache.Reading]

  /// - Parameters:
  ///   - path: The path of the manifest; `nil` for the manifest that the command line specifies.
  ///   - includesUnused: Whether unused items will be reported, which needs more of the target's files.
  ///   - checksAccessibility: Whether the rules about accessibility report what the manifest doesn't turn off.
  ///   - session: Receives diagnostics of files that can't be read because of their names.
  package init(
    _ arguments: Arguments,
    manifest path: String? = nil,
    includesUnused: Bool = false,
    checksAccessibility: Bool = false,
    in session: Session
  ) throws(FileFailure) {
    session.begin("reading documents and sources")
    session.keep(nil)
    manifest = InputFile(path: path ?? arguments[Options.manifest].path)
    let folder = ManifestFile(path: manifest.path)
    var reading = ManifestReader.read(try manifest.manifest(), file: manifest.name)
    if checksAccessibility { reading = reading.checkingAccessibility() }

    let project = try reading.manifest?.project.map { project throws(FileFailure) in
      try ManifestTarget(project, of: folder)
    }
    let related = project?.related
    let written = reading.manifest?.interfaceBuilder ?? []
    var found = try Self.paths(arguments[Options.interfaceBuilder], orIn: written, relativeTo: folder)
    if let related, arguments[Options.interfaceBuilder].isEmpty {
      found.existing += try related.target.documents.existingPaths().map { ($0, nil) }
    }
    let package = project == nil ? PackageTarget(ofManifest: manifest.path) : nil
    let excluded = package?.excluded ?? []
    let documents: [DocumentFile]
    (documents, documentStatuses) = try Self.documents(
      at: found.existing,
      keepsElements: InputNeeds.elements(for: reading.manifest),
      listings,
      excluded,
      session
    )

    var sources = try Self.paths(
      arguments[Options.sources],
      orIn: reading.manifest?.sources ?? [],
      relativeTo: folder
    )
    if let related, arguments[Options.sources].isEmpty {
      sources.existing += try related.target.sources.existingPaths().map { ($0, nil) }
      for other in related.visible {
        sources.existing += try other.sources.existingPaths().map { ($0, related.module(of: other)) }
      }
    }
    let folders = project != nil ? [] : try Self.folders(of: folder, found.existing)
    let sourceModules = ModuleFolders(sources.existing)
    let hasOwnSources = sources.existing.contains { $0.module == nil }
    let searchedSources = (hasOwnSources ? [] : folders) + sources.existing.map(\.path)
    let needs = InputNeeds(
      of: reading.manifest,
      hasDocuments: !documents.isEmpty,
      includesUnused: includesUnused
    )
    let added = try (related?.assets ?? []).existingPaths() + arguments[Options.assets].map(\.path)
    let searched = project != nil ? [] : folders + searchedSources
    let assets =
      try needs.assets
      ? TargetAssetSearch(in: searched, and: added, listings, excluding: excluded, readsColors: needs.colors) : .init()
    let cache = try arguments[Options.cache].map { cache throws(FileFailure) in try DeclarationCache(path: cache.path) }
    readings = try needs.sources ? Self.sources(at: searchedSources, cache, listings, excluded, session) : []
    let sourceFiles = readings.compactMap(\.source).map { file in
      var file = file
      file.module = sourceModules.module(of: file.path)
      return file
    }
    var declarations = Declarations(sourceFiles)
    declarations.isWholeTarget =
      if !arguments[Options.sources].isEmpty {
        arguments[Options.module] != nil
      } else if let project {
        project.hasAllSources && project.related?.target.listsSources ?? false
      } else {
        !hasOwnSources && package?.hasAllSources ?? false
      }
    target = TargetInput(
      reading,
      documents: documents,
      missingPaths: found.missing + sources.missing,
      projectProblems: (project?.problems ?? [])
        + (related?.missingAssetsAndClasses(in: assets.names, sourceFiles.filter { $0.module == nil }) ?? []),
      declarations: declarations,
      assets: assets.names,
      unbundledDocuments: Self.unbundled(arguments[Options.unbundled], among: documents),
      code: try related.map { related throws(FileFailure) in
        try Self.code(of: related, isOwn: arguments[Options.sources].isEmpty, session)
      } ?? TargetCode(),
      choosesAppearance: related?.target.choosesAppearance ?? false
    )
    self.related = related
    assetFolders = searched
    pipeline = Options.pipeline(arguments, manifest: manifest.path, module: related?.target.module)
    otherFiles = assets.readFiles + (project?.readFiles ?? [])
    isModuleSpecified = arguments[Options.module] != nil
    session.keep(self)
  }

  /// The paths of documents, however the command line spells them.
  private static func unbundled(_ specified: [FilePath], among documents: [DocumentFile]) -> Set<String> {
    if specified.isEmpty { return [] }
    let files = Set(specified.map { AbsolutePath($0.path) })
    return Set(documents.map(\.path).filter { files.contains(AbsolutePath($0)) })
  }

  /// The paths of the sources that were read.
  package var sourcePaths: [String] { target.declarations.files.map(\.path).filter { target.code.includes($0) } }

  /// The paths of the documents, sources and assets that were read. Sources that the tool itself wrote aren't listed.
  private var foundFiles: [String] {
    target.documents.map(\.path) + target.declarations.files.map(\.path) + otherFiles
      + target.code.documents.map(\.path)
  }

  /// The listed classes that no source declares, with what to do, after a check. They may be declared elsewhere; the
  /// rule `entry-class` reports those that can't. `nil` if there are none.
  package var undeclaredClasses: String? {
    let classes = pipeline.undeclaredClasses
    guard let first = classes.first else { return nil }
    if classes.count == 1, let near = first.nearest { return "no source declares \(first.name); did you mean \(near)?" }
    let names = classes.prefix(3).map(\.name).joined(separator: ", ")
    let others = classes.count > 3 ? " and \(classes.count - 3) more" : ""
    return "no source declares \(names)\(others); correct \(name), or add to it the folder of the sources, as in "
      + "\"sources\": [\".\", \"../Cells\"]"
  }

  /// The templates that the manifest lists.
  var templates: [TemplateEntry] { target.manifest.manifest?.templates ?? [] }

  /// A path that the manifest or the command line specifies, and the module of what is there; `nil` for the target's
  /// own.
  private typealias Found = (path: String, module: String?)

  /// The paths that the manifest specifies. Those of the command line replace the paths of the target's own module.
  private static func paths(
    _ specified: [FilePath],
    orIn written: [ModulePath],
    relativeTo folder: ManifestFile
  ) throws(FileFailure) -> (existing: [Found], missing: [Located<String>]) {
    var existing: [Found] = specified.map { ($0.path, nil) }
    var missing: [Located<String>] = []
    for entry in written where specified.isEmpty || entry.module != nil {
      let path = folder.path(entry.path.value)
      if try FileStatus.following(path) != nil {
        existing.append((path, entry.module))
      } else {
        missing.append(entry.path)
      }
    }
    return (existing, missing)
  }

  private static func documents(
    at paths: [Found],
    keepsElements: Bool = false,
    _ listings: FolderListings?,
    _ excluded: [AbsolutePath],
    _ session: Session
  ) throws(FileFailure) -> ([DocumentFile], [FileStatus]) {
    let modules = ModuleFolders(paths)
    let search = FileSearch(kind: .document, isOfTarget: true, listings: listings, excluding: excluded)
    let files = try search.files(in: paths.map(\.path)) { session.report($0) }
    let readings = try InputFile.found(files) { file throws(FileFailure) in
      try file.document(of: modules.module(of: file.path), keepsElements: keepsElements)
    }
    return (readings.map(\.file), readings.map(\.status))
  }

  /// - Parameter isOwn: Whether the sources are those of the target, rather than those that the command line specifies.
  private static func code(
    of related: RelatedTargets,
    isOwn: Bool,
    _ session: Session
  ) throws(FileFailure) -> TargetCode {
    let paths = try related.otherDocuments.existingPaths().map { (path: $0, module: String?.none) }
    return TargetCode(
      paths: isOwn ? related.checkedSources : nil,
      documents: try documents(at: paths, nil, [], session).0
    )
  }

  /// The folders to search for sources and assets if none are specified: the manifest's, and those of documents, beside
  /// which their classes are most likely declared.
  private static func folders(of folder: ManifestFile, _ documentPaths: [Found]) throws(FileFailure) -> [String] {
    var folders = [folder.path(".")]
    for (path, _) in documentPaths where try FileStatus.following(path)?.kind == .folder { folders.append(path) }
    return folders
  }

  private static func sources(
    at paths: [String],
    _ cache: DeclarationCache?,
    _ listings: FolderListings,
    _ excluded: [AbsolutePath],
    _ session: Session
  ) throws(FileFailure) -> [DeclarationCache.Reading] {
    let search = FileSearch(kind: .source, isOfTarget: true, listings: listings, excluding: excluded)
    let files = try search.files(in: paths) { session.report($0) }
    guard let cache else {
      return try InputFile.found(files) { file throws(FileFailure) in DeclarationCache.Reading(try file.source()) }
    }
    let readings = try InputFile.found(files) { file throws(FileFailure) in try cache.source(at: file.path) }
    cache.update(with: readings)
    return readings
  }

  /// The paths of all files that determine what the templates render, sorted. Standard input isn't listed.
  func readFiles(with templates: [TemplateFile]) -> [String] {
    let named = manifest.path == "-" ? nil : manifest.name
    // Package.swift names the module unless the command line does.
    let package = isModuleSpecified ? nil : PackageTarget(ofManifest: manifest.path)?.packageFile
    return Set(foundFiles + templates.flatMap(\.readFiles) + [named, package].compactMap(\.self)).sorted()
  }

  /// The name of the manifest in messages.
  package var name: String { manifest.name }

  /// The files that an output must not replace, each with what it is in messages.
  func roles(with templates: [TemplateFile]) throws(FileFailure) -> [FileStatus.Identity: String] {
    var roles: [FileStatus.Identity: String] = [:]
    for status in documentStatuses where status.kind == .file { roles[status.identity] = "a document" }
    for path in templates.compactMap(\.path) {
      if let status = try FileStatus.following(path), status.kind == .file { roles[status.identity] = "the template" }
    }
    if let status = try FileStatus.following(manifest.path), status.kind == .file {
      roles[status.identity] = "the manifest"
    }
    return roles
  }
}
