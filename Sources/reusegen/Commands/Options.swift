import ReuseGenArguments
import ReuseGenCore

/// The options that several subcommands share, declared once.
enum Options {
  static let manifest = Argument<FilePath>(
    "manifest",
    default: FilePath(word: "reuse.json"),
    help: "The manifest; - is standard input."
  )
  static let interfaceBuilder = Option<[FilePath]>(
    "interface-builder",
    valueName: "path",
    default: [],
    help: "A document, or a folder that is searched for documents; repeat it for more. Overrides the manifest's own."
  )
  static let sources = Option<[FilePath]>(
    "sources",
    valueName: "path",
    default: [],
    help: """
      A source, or a folder that is searched for Swift and Objective-C: the classes that documents name must be \
      declared there. Repeat it for more. Default: the manifest's folder and those of documents.
      """
  )
  static let bundle = Option<BundleChoice?>(
    "bundle",
    help: "Where nibs and storyboards are looked up at run time, if the manifest does not say."
  )
  static let module = Option<ModuleName?>("module", valueName: "name", help: "The module that is generated for.")
  static let template = Option<FilePath?>(
    "template",
    valueName: "file",
    help: "A Mustache template instead of the built-in."
  )
  static let reporter = Option<Reporter>("reporter", default: .text, help: "The form of the messages.")
  static let quiet = Flag("quiet", short: "q", help: "Print errors only.")

  /// What every subcommand that reads a manifest takes.
  static let ofManifest: [any ParameterDeclaration] = [
    manifest, interfaceBuilder, sources, bundle, module, reporter, quiet,
  ]

  static func pipeline(_ arguments: Arguments) -> Pipeline {
    Pipeline(options: .init(defaultBundle: arguments[bundle], module: arguments[module]?.word))
  }
}
