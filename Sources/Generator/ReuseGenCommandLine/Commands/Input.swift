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
    var reading = ManifestReader.read(try manifest.manifest(), file: manifest.name)
    if checksAccessibility { reading = reading.checkingAccessibility() }
    let places = try InputPlaces(of: reading.manifest, at: ManifestFile(path: manifest.path), arguments)
    let (project, related) = (places.project, places.project?.related)
    let reader = InputReader(listings: listings, excluded: places.excluded, session: session)

    let documents: [DocumentFile]
    (documents, documentStatuses) = try reader.documents(
      at: places.documents,
      keepsElements: InputNeeds.elements(for: reading.manifest)
    )
    let needs = InputNeeds(
      of: reading.manifest,
      hasDocuments: !documents.isEmpty,
      includesUnused: includesUnused
    )
    let assets =
      try needs.assets
      ? TargetAssetSearch(
        in: places.searchedAssets,
        and: try (related?.assets ?? []).existingPaths() + arguments[Options.assets].map(\.path),
        listings,
        excluding: places.excluded,
        readsColors: needs.colors
      ) : TargetAssetSearch()
    let cache = try arguments[Options.cache].map { cache throws(FileFailure) in try DeclarationCache(path: cache.path) }
    readings = try needs.sources ? reader.sources(at: places.searchedSources, cache) : []
    var declarations = Declarations(Self.sources(of: readings, in: ModuleFolders(places.sources)))
    declarations.isWholeTarget = places.hasAllSources
    target = TargetInput(
      reading,
      documents: documents,
      missingPaths: places.missing,
      projectProblems: (project?.problems ?? [])
        + (related?.missingAssetsAndClasses(in: assets.names, declarations.files.filter { $0.module == nil }) ?? []),
      declarations: declarations,
      assets: assets.names,
      unbundledDocuments: Self.unbundled(arguments[Options.unbundled], among: documents),
      bundleModule: places.bundleModule,
      code: try related.map { related throws(FileFailure) in
        try Self.code(of: related, isOwn: arguments[Options.sources].isEmpty, session)
      } ?? TargetCode(),
      choosesAppearance: related?.target.choosesAppearance ?? false
    )
    self.related = related
    assetFolders = places.searchedAssets
    pipeline = Options.pipeline(arguments, manifest: manifest.path, module: related?.target.module)
    otherFiles = assets.readFiles + (project?.readFiles ?? [])
    isModuleSpecified = arguments[Options.module] != nil
    session.keep(self)
  }

  /// The sources that were read, each with its module.
  private static func sources(of readings: [DeclarationCache.Reading], in modules: ModuleFolders) -> [SourceFile] {
    readings.compactMap(\.source).map { file in
      var file = file
      file.module = modules.module(of: file.path)
      return file
    }
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

  /// - Parameter isOwn: Whether the sources are those of the target, rather than those that the command line specifies.
  private static func code(
    of related: RelatedTargets,
    isOwn: Bool,
    _ session: Session
  ) throws(FileFailure) -> TargetCode {
    let paths = try related.otherDocuments.existingPaths().map { (path: $0, module: String?.none) }
    return TargetCode(
      paths: isOwn ? related.checkedSources : nil,
      documents: try InputReader(session: session).documents(at: paths).0,
      documentsOutside: related.documentsOutsideApp
    )
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
