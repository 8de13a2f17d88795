package import ReuseGenArguments
package import ReuseGenCore

/// The parameters that several subcommands have in common.
package enum Options {
  static let manifest = Argument<FilePath>(
    "manifest",
    default: FilePath(argument: "reuse.json"),
    help: "The manifest; - is standard input."
  )
  package static let manifests = Argument<[FilePath]>(
    "manifest",
    default: ["reuse.json"].compactMap(FilePath.init),
    help: "The manifest; - is standard input. Can be repeated."
  )
  static let interfaceBuilder = Option<[FilePath]>(
    "interface-builder",
    valueName: "path",
    default: [],
    help: """
      A document, or a folder to search for documents. Can be repeated. Overrides "interfaceBuilder", except for other \
      modules.
      """
  )
  static let sources = Option<[FilePath]>(
    "sources",
    valueName: "path",
    default: [],
    help: """
      A Swift or Objective-C source, or a folder to search for sources, in which the classes that documents name must \
      be declared. Can be repeated. Overrides "sources", except for other modules. Default: the folders of the \
      manifest and of documents.
      """
  )
  package static let assets = Option<[FilePath]>(
    "assets",
    valueName: "path",
    default: [],
    help: """
      An asset catalog, an image, a folder to search for both, or a text file (.txt) with a list of their paths, one per \
      line. Can be repeated. Adds to those in the folders of the manifest, of documents and of sources.
      """
  )
  static let cache = Option<FilePath?>(
    "cache",
    valueName: "file",
    help: """
      Keep the declarations of sources in this file, so that only sources that change are read again. It can be deleted \
      at any time. The build-tool plugin passes it.
      """
  )
  static let unbundled = Option<[FilePath]>(
    "unbundled",
    valueName: "path",
    default: [],
    help: "A document that is not a resource of the target. Can be repeated. The build-tool plugin passes these."
  )
  static let bundle = Option<BundleChoice?>(
    "bundle",
    help: """
      The bundle of nibs and storyboards at run time, if the manifest does not specify it. Without both, the compiler \
      chooses: in a Swift package that of the target's resources, elsewhere that of the class.
      """
  )
  static let module = Option<ModuleName?>(
    "module",
    valueName: "name",
    help:
      "The module of the generated file. Default: in a Swift package, the target whose folder contains the manifest."
  )
  package static let template = Option<[TemplateChoice]>(
    "template",
    valueName: "file",
    default: [],
    help: """
      A Mustache template to use instead of the built-in one, or one that comes with the tool: \
      \(TemplateSource.choices). With FILE=OUTPUT, it can be repeated. Overrides "templates". Default: reuse.mustache \
      beside the manifest, if there is one.
      """
  )
  static let outputFolder = Option<FilePath?>(
    "output-folder",
    valueName: "folder",
    help: "Write everything into this folder instead of the manifest's. The build-tool plugin passes it."
  )
  package static let reporter = Option<Reporter>("reporter", default: .text, help: "The format of messages.")
  /// The reporter that a command line names, whatever else is wrong with it.
  static func reporter(in arguments: [String]) -> Reporter? {
    let written = "--\(reporter.name)"
    for (index, argument) in arguments.enumerated() {
      if argument == written, index + 1 < arguments.count { return Reporter(rawValue: arguments[index + 1]) }
      if argument.hasPrefix("\(written)=") { return Reporter(rawValue: String(argument.dropFirst(written.count + 1))) }
    }
    return nil
  }

  package static let strict = Flag("strict", help: "Report warnings as errors.")
  package static let quiet = Flag("quiet", short: "q", help: "Print errors only.")

  /// The parameters of every subcommand that reads a manifest.
  package static let ofManifest: [any ParameterDeclaration] = [
    manifest, interfaceBuilder, sources, assets, unbundled, bundle, module, cache, reporter, strict, quiet,
  ]

  /// The pipeline with what the command line adds to the manifest.
  ///
  /// - Parameters:
  ///   - path: The path of the manifest.
  ///   - module: The module of the target that the manifest names.
  static func pipeline(_ arguments: Arguments, manifest path: String, module: String?) -> Pipeline {
    Pipeline(
      options: .init(
        defaultBundle: arguments[bundle],
        module: arguments[Options.module]?.name ?? module ?? PackageTarget(ofManifest: path)?.module,
        isStrict: arguments[strict]
      )
    )
  }
}

extension BundleChoice: ExpressibleByArgument {}
extension Reporter: ExpressibleByArgument {}
