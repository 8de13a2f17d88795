import ReuseGenArguments
import ReuseGenCLibrary
import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenDrafting
import ReuseGenPorting
import ReuseGenSystemFiles
import ReuseGenXcodeProjects

/// `reusegen headless`: writes a package that tests an app on Linux.
enum HeadlessCommand: Subcommand {
  static let paths = Argument<[FilePath]>(
    "path",
    default: [],
    help: "A project (.xcodeproj) or workspace (.xcworkspace), or the folders with an app's files."
  )
  static let target = Option<TargetName?>(
    "target",
    valueName: "name",
    help: "The app's target. Default: the project's only app. For folders, the name of the app's module."
  )
  static let output = Option<FilePath?>(
    "output",
    short: "o",
    valueName: "folder",
    help: "The folder of the package. Default: the module's name and Headless, beside the project or the folder."
  )
  static let clone = Option<FilePath?>(
    "reusegen",
    valueName: "folder",
    help: "The clone of ReuseGen that the package depends on. Default: that of this tool."
  )
  static let force = Flag("force", short: "f", help: "Replace files that exist.")
  static let noCheck = Flag("no-check", help: "Write the package, and don't build or test it.")

  static let command = Command(
    "headless",
    abstract: "Write a package that tests an app on Linux.",
    discussion: """
      The package contains the app's sources as a target, contract tests and picture tests of everything in its \
      documents, and a test of its first screen. The command then builds and tests the package, and leaves out what \
      the compiler refuses, and tests that crash or fail, until the rest is green. The first build takes minutes. \
      headless-sources.json in the package lists what is left out, with reasons. Nothing of the app is changed.
      """,
    examples: ["reusegen headless MyApp.xcodeproj --target MyApp", "reusegen headless MyApp --output MyAppHeadless"],
    parameters: [paths, target, output, clone, force, noCheck, Options.reporter, Options.quiet]
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let paths = arguments[paths].map { DocumentFolder(path: $0.path).path }
    guard let first = paths.first else {
      throw arguments.usageError("Specify a project, or the folders with an app's files.")
    }
    session.begin("reading the app")
    let app = try app(at: first, paths, arguments, session)
    let folder = try packageFolder(of: app, at: first, paths, arguments)
    let documents = try documents(of: app, session)
    let resources = try AppResources.names(of: app)
    let own = try AppManifest(of: app)
    let generated = app.generated.isEmpty ? try own?.generated(session) ?? [] : app.generated
    func made(without refusals: PackageBuild.Refusals) throws(FileFailure) -> HeadlessPackage {
      let classes = DocumentClasses(documents)
      let decisions = AppDecisions(
        app.sources,
        ownModules: app.ownModules,
        documentClasses: classes.bases,
        resources: resources,
        generated: generated,
        refusals: refusals.ofSources,
        refusedShims: refusals.ofShims
      )
      return try Self.package(of: app, documents, classes, decisions, refusals.untested, own, in: folder, arguments)
    }
    var package = try made(without: PackageBuild.Refusals())
    if let code = try write(package, replacing: arguments[force], arguments) { return code }
    for line in HeadlessReport(package).lines { session.inform(line) }
    if arguments[noCheck] {
      session.inform(HeadlessReport.nextStep(untested: package))
      return .done
    }
    var build = PackageBuild(folder: folder)
    var isChanged = false
    while let refusals = try build.run(of: package, session) {
      let former = Set(package.paths)
      package = try made(without: refusals)
      if let code = try write(package, replacing: true, arguments) { return code }
      for path in former.subtracting(package.paths) { try OutputFile(path: path, in: folder).remove() }
      // SwiftPM keeps what the plugin returned until the manifest changes.
      try OutputFile(path: "\(folder)/Package.swift", in: folder).touch()
      isChanged = true
    }
    if isChanged { for line in HeadlessReport(package).lines { session.inform(line) } }
    session.inform(HeadlessReport.nextStep(tested: package))
    return .done
  }

  // MARK: - Parts

  private static func app(
    at first: String,
    _ paths: [String],
    _ arguments: Arguments,
    _ session: Session
  ) throws -> HeadlessApp {
    let isProject = ["xcodeproj", "xcworkspace"].contains(ProjectPath.fileExtension(of: first))
    if isProject, paths.count > 1 { throw arguments.usageError("Specify one project, or several folders.") }
    let app =
      isProject
      ? try HeadlessApp(project: first, target: arguments[target]?.name, arguments, session)
      : try HeadlessApp(folders: paths, name: arguments[target]?.name, arguments, session)
    guard !app.sources.isEmpty else {
      let remedy = "specify an app with Swift sources, as in reusegen headless MyApp.xcodeproj"
      throw FileFailure(
        app.objectiveCCount == 0
          ? "\(first) has no Swift sources that exist; \(remedy)"
          : "\(first) has only Objective-C, which can't be compiled on Linux; \(remedy)"
      )
    }
    guard !TakenModuleNames.contains(app.module), ModuleName(argument: app.module) != nil else {
      let remedy = isProject ? "set PRODUCT_MODULE_NAME of the target" : "specify another name with --target"
      throw FileFailure("\(first) makes a module \(app.module), which tests can't import; \(remedy)")
    }
    return app
  }

  /// The folder of the package, which is written beside the app unless the command line specifies another one.
  private static func packageFolder(
    of app: HeadlessApp,
    at first: String,
    _ paths: [String],
    _ arguments: Arguments
  ) throws(FileFailure) -> String {
    let isProject = app.project != nil
    let parent = isProject ? app.folder : ShownPath.ofFolder(AbsolutePath(first).folder.text)
    let folder = arguments[output]?.path ?? ProjectPath.join(parent == "." ? "" : parent, "\(app.module)Headless")
    // The package's own sources would be the app's.
    let output = AbsolutePath(folder).text
    if !isProject, let around = paths.first(where: { PathSet([AbsolutePath($0).text]).covers(output) }) {
      throw FileFailure("\(folder) is in \(around), the app's folder; specify another one with --output")
    }
    return folder
  }

  private static func package(
    of app: HeadlessApp,
    _ documents: [DocumentFile],
    _ classes: DocumentClasses,
    _ decisions: AppDecisions,
    _ failing: [String: String],
    _ own: AppManifest?,
    in folder: String,
    _ arguments: Arguments
  ) throws(FileFailure) -> HeadlessPackage {
    let leftOut = Set(decisions.leftOut.map(\.path))
    let kept = app.sources.inputs.filter { !leftOut.contains($0.path) }
    guard !kept.isEmpty else {
      let reasons = Set(decisions.leftOut.map(\.reason)).sorted().prefix(5).joined(separator: "; ")
      throw FileFailure("every source would be left out (\(app.sources.count)): \(reasons)")
    }
    var package = HeadlessPackage(
      app: app,
      decisions: decisions,
      failing: failing,
      entry: AppEntry(app.sources, leavingOut: leftOut),
      documentClasses: classes,
      folder: folder,
      reuseGen: try clone(arguments, from: folder)
    )
    package.manifest = try manifest(of: package, documents, kept, own)
    return package
  }

  /// Writes all files, with the picture tests.
  ///
  /// - Returns: The exit code of a failure that is reported; `nil` if the files are written.
  private static func write(_ package: HeadlessPackage, replacing: Bool, _ arguments: Arguments) throws -> ExitCode? {
    let written = try writeFiles(of: package, replacing: replacing, arguments)
    guard package.manifest != nil else { return nil }
    return try writePictureTests(of: package, after: written)
  }

  /// The path of the clone as Package.swift writes it.
  private static func clone(_ arguments: Arguments, from folder: String) throws(FileFailure) -> String {
    let place = ManifestFile(path: "\(folder)/Package.swift")
    if let stated = arguments[clone]?.path {
      guard try FileStatus.following("\(stated)/Schemas/headless-sources.schema.json") != nil else {
        throw FileFailure("\(stated) isn't a clone of ReuseGen; specify its folder with --reusegen")
      }
      return place.relativePath(of: stated)
    }
    var candidate = AbsolutePath(CommandLine.arguments.first ?? "").withoutLinks
    if let link = SymbolicLink(path: "/proc/self/exe").destination { candidate = link }
    var around = AbsolutePath(candidate).folder
    while !around.isRoot {
      if try FileStatus.following(around.appending("Schemas/headless-sources.schema.json").text) != nil {
        return place.relativePath(of: around.text)
      }
      around = around.folder
    }
    return "../ReuseGen"
  }

  private static func documents(of app: HeadlessApp, _ session: Session) throws(FileFailure) -> [DocumentFile] {
    guard !app.documents.isEmpty else { return [] }
    return try DocumentFolder(path: app.folderOfDocuments).documents(at: app.documents) { session.report($0) }
  }

  /// The manifest of the app's documents; `nil` if it lists nothing.
  private static func manifest(
    of package: HeadlessPackage,
    _ documents: [DocumentFile],
    _ kept: [PortInput],
    _ own: AppManifest?
  ) throws(FileFailure) -> HeadlessManifest? {
    let file = ManifestFile(path: package.manifestPath)
    let documentPaths = package.app.documents.map { file.relativePath(of: $0) }
    let sourcePaths = kept.map { file.relativePath(of: $0.path) }
    let schema = package.schema("reuse")
    if let own {
      let absent = package.decisions.leftOutClasses.union(package.failing.keys)
      func copy(warnings: [String] = []) -> HeadlessManifest {
        own.copy(
          to: file,
          schema: schema,
          documents: documentPaths,
          sources: sourcePaths,
          leavingOut: absent,
          warnings: warnings
        )
      }
      let copied = copy()
      guard !absent.isEmpty else { return copied }
      // Documents name the classes that are left out.
      let reading = ManifestReader.read(Array(copied.text.utf8), file: file.path)
      var declarations = Declarations(kept.map { SourceFile.read($0.bytes, path: $0.path, language: .swift) })
      declarations.isWholeTarget = true
      let input = TargetInput(reading, documents: documents, declarations: declarations)
      let errors = Pipeline(options: .init(module: package.app.module)).lint(input).filter { $0.severity == .error }
      let rules = DraftSeverities(errors, absentClasses: absent).rules.filter { $0.count == 0 }
      return rules.isEmpty ? copied : copy(warnings: rules.map(\.name))
    }
    guard !documents.isEmpty else { return nil }
    let draft = ManifestDraft(
      documents,
      sources: kept.map { SourceText(path: $0.path, bytes: $0.bytes) },
      documentPaths: documentPaths,
      sourcePaths: sourcePaths,
      project: nil,
      schema: schema,
      absentClasses: package.untestedClasses
    )
    return draft.isEmpty ? nil : HeadlessManifest(draft)
  }

  /// Writes all files, or none.
  private static func writeFiles(
    of package: HeadlessPackage,
    replacing: Bool,
    _ arguments: Arguments
  ) throws(FileFailure) -> GeneratedFiles.Written {
    let paths = package.paths
    // A user can specify a link; one that a repository has in the place of the default folder isn't followed.
    if arguments[output] == nil, FileStatus.ofLink(package.folder)?.kind == .link {
      throw FileFailure("\(package.folder) is a link; remove it, or specify the folder with --output")
    }
    for path in paths { try OutputFile(path: path, in: package.folder).checkLocation() }
    if !replacing {
      for path in paths where try OutputFile(path: path).exists() {
        throw FileFailure(
          "\(path) already exists; replace the package's files with --force, or specify another --output"
        )
      }
    }
    var files: [GeneratedFiles.File] = []
    for (path, text) in package.files {
      files.append(try GeneratedFiles.File(path: path, in: package.folder, text: Array(text.utf8)))
    }
    let written = try GeneratedFiles(files: files).write()
    // SwiftPM refuses to exclude what doesn't exist.
    do throws(SystemError) {
      try Folder(path: "\(package.folder)/Tests/\(package.app.module)Tests/Pictures/").create()
    } catch {
      try written.restore(after: FileFailure("\(package.folder) has no folder for pictures: \(error)"))
    }
    return written
  }

  /// Generates the picture tests. If that fails, the files of the package become what they were.
  private static func writePictureTests(
    of package: HeadlessPackage,
    after written: GeneratedFiles.Written
  ) throws -> ExitCode? {
    let command = GenerateCommand.command
    let parsed = try command.parse([
      package.manifestPath, "--template", "picture-tests", "--module", package.app.module, "--bundle", "module",
      "--output", package.picturesPath, "--quiet",
    ])
    guard case .run(let arguments) = parsed else { return nil }
    do {
      let session = Session(arguments, of: command)
      defer { session.finish() }
      let code = try GenerateCommand.run(arguments, in: session)
      if code == .done { return nil }
      let lost = written.restore()
      guard lost.isEmpty else {
        throw FileFailure("these files can't be restored: \(lost.joined(separator: ", "))")
      }
      return code
    } catch let failure as FileFailure {
      try written.restore(after: failure)
    } catch {
      _ = written.restore()
      throw error
    }
  }
}
