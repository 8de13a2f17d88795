import ReuseGenArguments
import ReuseGenCore

/// What a subcommand reads: the manifest, the documents that it or the command line names, the target's sources, and
/// a template.
struct Input {
  private(set) var reading: ManifestReading
  private(set) var documents: [DocumentFile] = []
  private(set) var declared = DeclaredClasses()
  private let manifest: InputFile
  private let template: InputFile?

  /// - Parameter template: The template that is named on the command line.
  init(_ arguments: Arguments, template: FilePath? = nil) throws(FileFailure) {
    manifest = InputFile(path: arguments[Options.manifest].word)
    self.template = template.map { InputFile(path: $0.word) }
    reading = ManifestReader.read(try manifest.manifest(), file: manifest.name)
    var paths = arguments[Options.interfaceBuilder].map(\.word)
    if paths.isEmpty {
      for named in reading.manifest?.interfaceBuilder ?? [] {
        let path = ManifestFile(path: manifest.path).path(named.value)
        if try FileStatus.following(path) != nil { paths.append(path) } else { reading.reportMissing(named) }
      }
    }
    for path in try FileSearch(kind: .document, isOfTarget: true).files(in: paths) {
      documents.append(try InputFile(path: path).document())
    }
    if !documents.isEmpty, reading.manifest?.asksForDeclaredClasses ?? false {
      declared = try declared(arguments, besides: paths)
    }
  }

  private func declared(_ arguments: Arguments, besides paths: [String]) throws(FileFailure) -> DeclaredClasses {
    var sources = arguments[Options.sources].map(\.word)
    if sources.isEmpty {
      // What documents elsewhere name is most likely declared beside them.
      sources = [ManifestFile(path: manifest.path).path(".")]
      for path in paths where try FileStatus.following(path)?.kind == .folder { sources.append(path) }
    }
    var declared = DeclaredClasses()
    for path in try FileSearch(kind: .source, isOfTarget: true).files(in: sources) {
      declared.add(try InputFile(path: path).source(), path: path)
    }
    return declared
  }

  /// What messages call the manifest.
  var name: String { manifest.name }

  /// The generated text, if the input has no errors, and what is to be said of it.
  func generate(_ arguments: Arguments) throws(FileFailure) -> Pipeline.Output {
    let template = try template?.template() ?? .builtIn
    return Options.pipeline(arguments).generate(reading, documents: documents, declared: declared, template: template)
  }

  /// What a file that would be written is here, nil where it is none of these.
  func role(of output: OutputFile) throws(FileFailure) -> String? {
    if try output.isSameFile(as: manifest.path) { return "the manifest" }
    if let template, try output.isSameFile(as: template.path) { return "the template" }
    for document in documents where try output.isSameFile(as: document.path) { return "a document" }
    return nil
  }
}
