import ReuseGenArguments
import ReuseGenCore
import ReuseGenJSON
import SourcePorting

/// `reusegen port`: writes copies of an app's sources that compile on Linux.
enum PortCommand: Subcommand {
  static let paths = Argument<[FilePath]>(
    "path",
    default: [],
    help: "A Swift source, or a folder to search for sources. Default: those of the configuration."
  )
  static let configuration = Option<FilePath?>(
    "configuration",
    valueName: "file",
    help: "A configuration, as the plugin HeadlessSources reads it."
  )
  static let output = Option<FilePath?>(
    "output",
    short: "o",
    valueName: "folder",
    help: "The folder for the copies. Without it nothing is written."
  )
  static let resources = Option<[FilePath]>(
    "resource",
    valueName: "path",
    default: [],
    help: "A document, an asset catalog or another resource to copy. Can be repeated."
  )
  static let modules = Option<[ModuleName]>(
    "module",
    valueName: "name",
    default: [],
    help: "A module that the target can import. Can be repeated."
  )
  static let edits = Flag("edits", help: "Print each edit, as a line of JSON.")

  static let command = Command(
    "port",
    abstract: "Write copies of an app's sources that compile on Linux.",
    discussion: """
      The copies compile without Objective-C, against this package's UIKit. Code that can't be carried over is a warning. \
      The sources aren't changed.
      """,
    parameters: [paths, configuration, output, resources, modules, edits, Options.reporter, Options.quiet]
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    var configuration = PortConfiguration()
    if let path = arguments[Self.configuration]?.path {
      let file = InputFile(path: path)
      let reading = PortConfigurationReader.read(try file.manifest(), file: file.name)
      session.report(reading.diagnostics)
      guard !reading.diagnostics.hasErrors else { return .inputHasErrors }
      configuration = reading.configuration
    }
    configuration.options.modules.formUnion(arguments[modules].map(\.name))
    let files = try PortedFiles(
      arguments[paths].map(\.path),
      configuration,
      file: arguments[Self.configuration]?.path,
      output: arguments[output]?.path
    ) { session.report($0) }
    guard !files.sources.isEmpty else {
      throw arguments.usageError("There are no Swift sources to port; specify a path, or a configuration.")
    }
    let inputs = try files.sources.map { source throws(FileFailure) in
      PortInput(
        path: AbsolutePath(source.path).text,
        bytes: try InputFile(path: source.path).portedSource()
      )
    }
    let catalogs = arguments[resources].map(\.path).filter { AbsolutePath($0).text.lowercased().hasSuffix(".xcassets") }
    configuration.options.assets = try AssetSearch.assets(in: files.roots, and: catalogs)
    let result = SourcePort.port(inputs, options: configuration.options)
    session.report(result.diagnostics)
    guard !result.diagnostics.hasErrors else { return .inputHasErrors }
    if arguments[edits] { try session.print(lines(of: result.sources)) }
    if let folder = arguments[output]?.path {
      try write(result.sources, files, to: folder)
      try copy(arguments[resources].map(\.path), to: folder)
    }
    let count = result.sources.reduce(0) { $0 + $1.edits.count }
    session.inform("ported \(inputs.count) \(inputs.count == 1 ? "source" : "sources") with \(count) edits")
    return .done
  }

  private static func write(_ sources: [PortedSource], _ files: PortedFiles, to folder: String) throws(FileFailure) {
    for (source, file) in zip(sources, files.sources) {
      _ = try OutputFile(path: "\(folder)/\(file.copy)").replace(with: source.bytes)
    }
  }

  private static func copy(_ paths: [String], to folder: String) throws(FileFailure) {
    var copied: [String: String] = [:]
    for path in paths {
      let copy = ResourceCopy(of: path, in: folder)
      if let other = copied.updateValue(path, forKey: copy.target), other != path {
        throw FileFailure("\(other) and \(path) would both be copied to \(copy.target); rename one")
      }
      try copy.make()
    }
  }

  private static func lines(of sources: [PortedSource]) -> String {
    var text = ""
    for source in sources {
      for located in source.edits {
        var writer = JSONWriter(.compact)
        writer.object { writer in
          writer.key("file")
          writer.string(source.path)
          writer.key("line")
          writer.int(located.line)
          writer.key("column")
          writer.int(located.column)
          writer.key("offset")
          writer.int(located.edit.range.lowerBound)
          writer.key("length")
          writer.int(located.edit.range.count)
          writer.key("replacement")
          writer.string(located.edit.replacement)
          writer.key("change")
          writer.string(located.edit.change)
        }
        text += writer.text + "\n"
      }
    }
    return text
  }
}
