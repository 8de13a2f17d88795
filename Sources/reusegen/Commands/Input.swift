import ReuseGenArguments
import ReuseGenCore

/// The files that a subcommand reads: the manifest, the documents that it or the command line specifies, the target's
/// sources, and a template.
struct Input {
  let reading: ManifestReading
  let documents: [DocumentFile]
  /// The paths of the manifest's "interfaceBuilder" at which there is no file or folder.
  let missingPaths: [Located<String>]
  let declared: DeclaredClasses
  private let manifest: InputFile
  private let template: InputFile?

  /// - Parameter template: The template that the command line specifies.
  init(_ arguments: Arguments, template: FilePath? = nil) throws(FileFailure) {
    manifest = InputFile(path: arguments[Options.manifest].path)
    self.template = template.map { InputFile(path: $0.path) }
    reading = ManifestReader.read(try manifest.manifest(), file: manifest.name)

    let folder = ManifestFile(path: manifest.path)
    let specified = arguments[Options.interfaceBuilder].map(\.path)
    let paths = try specified.isEmpty ? Self.documentPaths(of: reading, in: folder) : (existing: specified, missing: [])
    missingPaths = paths.missing
    documents = try Self.documents(at: paths.existing)

    let needsClasses = !documents.isEmpty && reading.manifest?.asksForDeclaredClasses ?? false
    let sources = arguments[Options.sources].map(\.path)
    declared =
      try needsClasses
      ? Self.classes(at: sources.isEmpty ? Self.sourceFolders(in: folder, documentPaths: paths.existing) : sources)
      : DeclaredClasses()
  }

  /// The paths that the manifest specifies.
  private static func documentPaths(
    of reading: ManifestReading,
    in folder: ManifestFile
  ) throws(FileFailure) -> (existing: [String], missing: [Located<String>]) {
    var existing: [String] = []
    var missing: [Located<String>] = []
    for written in reading.manifest?.interfaceBuilder ?? [] {
      let path = folder.path(written.value)
      if try FileStatus.following(path) != nil { existing.append(path) } else { missing.append(written) }
    }
    return (existing, missing)
  }

  private static func documents(at paths: [String]) throws(FileFailure) -> [DocumentFile] {
    var documents: [DocumentFile] = []
    for path in try FileSearch(kind: .document, isOfTarget: true).files(in: paths) {
      documents.append(try InputFile(path: path).document())
    }
    return documents
  }

  /// The folders to search if the command line specifies none: the manifest's, and those of documents, beside which
  /// their classes are most likely declared.
  private static func sourceFolders(
    in folder: ManifestFile,
    documentPaths: [String]
  ) throws(FileFailure) -> [String] {
    var folders = [folder.path(".")]
    for path in documentPaths where try FileStatus.following(path)?.kind == .folder { folders.append(path) }
    return folders
  }

  private static func classes(at paths: [String]) throws(FileFailure) -> DeclaredClasses {
    var declared = DeclaredClasses()
    for path in try FileSearch(kind: .source, isOfTarget: true).files(in: paths) {
      declared.add(try InputFile(path: path).source(), path: path)
    }
    return declared
  }

  /// The name of the manifest in messages.
  var name: String { manifest.name }

  /// Generates the text, unless the input has errors.
  func generate(_ arguments: Arguments) throws(FileFailure) -> Pipeline.Output {
    let template = try template?.template() ?? .builtIn
    return Options.pipeline(arguments).generate(
      reading,
      documents: documents,
      missingPaths: missingPaths,
      declared: declared,
      template: template
    )
  }

  /// Which input an output file would replace; nil if it is none.
  func role(of output: OutputFile) throws(FileFailure) -> String? {
    if try output.isSameFile(as: manifest.path) { return "the manifest" }
    if let template, try output.isSameFile(as: template.path) { return "the template" }
    for document in documents where try output.isSameFile(as: document.path) { return "a document" }
    return nil
  }
}
