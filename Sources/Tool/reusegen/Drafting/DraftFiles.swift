import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenDrafting
import ReuseGenSystemFiles
import ReuseGenXcodeProjects

/// The documents and sources that a draft is made from: those in a folder, or those of a project's target.
struct DraftFiles {
  /// The folder to which paths in the draft are relative.
  let folder: DocumentFolder
  private(set) var documents: [DocumentFile] = []
  private(set) var sources: [SourceText] = []
  /// The documents of other modules. They add no entries, but entries may refer to them.
  private(set) var otherDocuments: [DocumentFile] = []
  /// The paths of the sources that the manifest lists.
  private(set) var sourcePaths: [String] = []
  /// The project and the target that the manifest names; `nil` for a folder.
  private(set) var project: (path: String, target: String)?

  /// The module of the documents and sources, if it is known.
  private var module: String?
  /// The module of the bundle with the documents, if it isn't the target's.
  private var bundleModule: String?
  /// Whether the sources without a module are all of the target's.
  private var areSourcesComplete = false

  private typealias Report = (Diagnostic) -> Void

  /// Reads the files in a folder.
  ///
  /// - Parameters:
  ///   - sources: The paths of the sources; those in the folder if there are none.
  ///   - report: Called for each file that isn't read.
  init(in folder: DocumentFolder, sources: [String], report: (Diagnostic) -> Void) throws(FileFailure) {
    self.folder = folder
    sourcePaths = sources
    documents = try folder.documents(report: report)
    self.sources = try folder.sources(at: sources, report: report)
    let target = PackageTarget(ofManifest: folder.file("reuse.json"))
    (module, bundleModule) = (target?.module, target?.bundleModule)
    areSourcesComplete = sources.isEmpty && target?.hasAllSources ?? false
  }

  /// Reads the files of a target.
  ///
  /// - Parameter sources: The paths of sources beside those of the target.
  init(
    of related: RelatedTargets,
    in project: String,
    sources: [String],
    report: (Diagnostic) -> Void
  ) throws(FileFailure) {
    let parent = ProjectPath.folder(of: project)
    folder = DocumentFolder(path: parent.isEmpty ? "." : parent)
    self.project = (project, related.target.name)
    sourcePaths = sources
    try add(related, report)
    if !sources.isEmpty { self.sources += try folder.sources(at: sources, report: report) }
  }

  /// Reads the files that a manifest specifies.
  ///
  /// - Parameters:
  ///   - target: The target that the manifest names.
  ///   - specified: The paths of the sources that the command line specifies.
  init(
    of manifest: Manifest?,
    _ target: RelatedTargets?,
    in folder: DocumentFolder,
    paths: WrittenPaths,
    sources specified: [String],
    report: (Diagnostic) -> Void
  ) throws(FileFailure) {
    self.folder = folder
    sourcePaths = specified.isEmpty ? paths.sources : specified
    if let target { try add(target, report) }
    // Without paths, all of the folder is searched.
    if target == nil || !paths.documents.isEmpty {
      documents += try folder.documents(at: paths.documents, report: report)
    }
    if target == nil || !sourcePaths.isEmpty { sources += try folder.sources(at: sourcePaths, report: report) }
    for module in paths.sourceModules {
      sources += try Self.sources(of: module.name, at: [module.path], in: folder, report)
    }
    let others = paths.documentModules.map(\.path)
    if !others.isEmpty { otherDocuments = try folder.documents(at: others, report: report) }
  }

  private mutating func add(_ related: RelatedTargets, _ report: Report) throws(FileFailure) {
    (module, bundleModule) = (related.target.module, related.target.bundleModule)
    areSourcesComplete = related.target.listsSources
    let documents = try related.target.documents.existingPaths()
    if !documents.isEmpty { self.documents += try folder.documents(at: documents, report: report) }
    let sources = try related.target.sources.existingPaths()
    if !sources.isEmpty { self.sources += try folder.sources(at: sources, report: report) }
    for target in related.visible {
      let paths = try target.sources.existingPaths()
      guard !paths.isEmpty else { continue }
      self.sources += try Self.sources(of: related.module(of: target), at: paths, in: folder, report)
    }
  }

  private static func sources(
    of module: String?,
    at paths: [String],
    in folder: DocumentFolder,
    _ report: Report
  ) throws(FileFailure) -> [SourceText] {
    try folder.sources(at: paths, report: report).map { text in
      var text = text
      text.module = module
      return text
    }
  }

  /// The draft for a manifest.
  ///
  /// - Parameter manifest: The path of the manifest. "-" is standard output, for which a draft is as in the folder.
  func draft(for manifest: String) throws(FileFailure) -> ManifestDraft {
    let isPrinted = manifest == "-"
    let file = ManifestFile(path: isPrinted ? folder.file("reuse.json") : manifest)
    let project = project.map { DraftProject(path: file.relativePath(of: $0.path), target: $0.target) }
    if isPrinted {
      return ManifestDraft(
        documents,
        sources: sources,
        project: project,
        module: module,
        bundleModule: bundleModule,
        areSourcesComplete: areSourcesComplete
      )
    }
    return ManifestDraft(
      documents,
      sources: sources,
      interfaceBuilder: project == nil ? folder.path(relativeTo: manifest) : nil,
      sourcePaths: sourcePaths.map { file.relativePath(of: $0) },
      project: project,
      schema: try SchemaFile.path(relativeTo: manifest),
      module: module,
      bundleModule: bundleModule,
      areSourcesComplete: areSourcesComplete
    )
  }
}
