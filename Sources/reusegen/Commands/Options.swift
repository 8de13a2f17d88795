import ReuseGenArguments
import ReuseGenCore

/// The options that several subcommands share, declared once.
enum Options {
  static let manifest = Argument<String>("manifest", default: "reuse.json", help: "The manifest.")
  static let interfaceBuilder = Option<[String]>(
    "interface-builder", valueName: "path", default: [],
    help: "A document, or a folder that is searched for documents; repeat it for more. Overrides the manifest's own.")
  static let bundle = Option<BundleChoice?>(
    "bundle", help: "Where nibs and storyboards are looked up at run time, if the manifest does not say.")
  static let module = Option<String?>("module", valueName: "name", help: "The module that is generated for.")
  static let template = Option<String?>(
    "template", valueName: "file", help: "A Mustache template instead of the built-in.")
  static let reporter = Option<Reporter>("reporter", default: .text, help: "The form of the messages.")
  static let quiet = Flag("quiet", short: "q", help: "Print errors only.")

  /// What every subcommand that reads a manifest takes.
  static let ofManifest: [any ParameterDeclaration] = [manifest, interfaceBuilder, bundle, module, reporter, quiet]

  static func pipeline(_ arguments: Arguments) -> Pipeline {
    Pipeline(options: .init(defaultBundle: arguments[bundle], module: arguments[module]))
  }

  /// The file that is generated beside a manifest, where nobody names another.
  static func output(beside manifest: String) -> String {
    let folder = manifest.lastIndex(of: "/").map { manifest[...$0] } ?? ""
    return folder + "Reuse.generated.swift"
  }
}

extension BundleChoice: ArgumentValue, WordValue {}
extension Reporter: ArgumentValue, WordValue {}
