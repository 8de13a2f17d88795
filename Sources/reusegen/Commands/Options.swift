import ReuseGenArguments
import ReuseGenCore

/// The parameters that several subcommands have in common.
enum Options {
  static let manifest = Argument<FilePath>(
    "manifest",
    default: FilePath(argument: "reuse.json"),
    help: "The manifest; - is standard input."
  )
  static let interfaceBuilder = Option<[FilePath]>(
    "interface-builder",
    valueName: "path",
    default: [],
    help: "A document, or a folder to search for documents. Can be repeated. Overrides \"interfaceBuilder\"."
  )
  static let sources = Option<[FilePath]>(
    "sources",
    valueName: "path",
    default: [],
    help: """
      A Swift or Objective-C source, or a folder to search for sources, in which the classes that documents name must \
      be declared. Can be repeated. Default: the folders of the manifest and of documents.
      """
  )
  static let bundle = Option<BundleChoice?>(
    "bundle",
    help: "The bundle of nibs and storyboards at run time, if the manifest does not specify it."
  )
  static let module = Option<ModuleName?>("module", valueName: "name", help: "The module of the generated file.")
  static let template = Option<FilePath?>(
    "template",
    valueName: "file",
    help: "A Mustache template to use instead of the built-in one."
  )
  static let reporter = Option<Reporter>("reporter", default: .text, help: "The format of messages.")
  static let quiet = Flag("quiet", short: "q", help: "Print errors only.")

  /// The parameters of every subcommand that reads a manifest.
  static let ofManifest: [any ParameterDeclaration] = [
    manifest, interfaceBuilder, sources, bundle, module, reporter, quiet,
  ]

  static func pipeline(_ arguments: Arguments) -> Pipeline {
    Pipeline(options: .init(defaultBundle: arguments[bundle], module: arguments[module]?.name))
  }
}

extension BundleChoice: ExpressibleByArgument {}
extension Reporter: ExpressibleByArgument {}
extension Inspection.Format: ExpressibleByArgument {}
