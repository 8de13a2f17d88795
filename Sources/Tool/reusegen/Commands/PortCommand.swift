import ReuseGenArguments
import ReuseGenBasics
import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenJSONWriting
import ReuseGenPorting
import ReuseGenSystemFiles

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
    help: "The folder for the copies. Without this option, nothing is written."
  )
  static let resources = Option<[FilePath]>(
    "resource",
    valueName: "path",
    default: [],
    help: "A document, an asset catalog or another resource to copy. Can be repeated."
  )
  static let informationList = Option<FilePath?>(
    "info-plist",
    valueName: "file",
    help: "The app's Info.plist, unless the configuration names one or a project."
  )
  static let plan = Option<PlannedConfiguration?>(
    "plan",
    valueName: "text",
    help: "The configuration when the build was planned. The plugin passes it, for a warning."
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
    examples: ["reusegen port MyApp/Sources --output Ported", "reusegen port MyApp/Sources --edits"],
    parameters: [
      paths, configuration, output, resources, informationList, plan, modules, edits, Options.reporter, Options.quiet,
    ]
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    var configuration = HeadlessSources()
    if let path = arguments[Self.configuration]?.path {
      let file = InputFile(path: path)
      let reading = HeadlessSources.read(try file.manifest(), file: file.name)
      session.report(reading.diagnostics)
      guard !reading.diagnostics.hasErrors else { return .inputHasErrors }
      configuration = reading.content
      if let warning = arguments[plan]?.warning(for: configuration, in: file.name) {
        session.report([warning], evenIfQuiet: true)
      }
    }
    let output = arguments[Self.output].map { PortOutput($0.path) }
    let files = try PortedFiles(
      arguments[paths].map(\.path),
      configuration,
      file: arguments[Self.configuration]?.path,
      output: output
    ) { session.report($0) }
    guard !files.sources.isEmpty else {
      throw arguments.usageError("There are no Swift sources to port; specify a path, or a configuration.")
    }
    session.begin("porting \(files.sources.count) sources")
    let found = try read(files.sources)
    let inputs = found.map {
      PortInput(path: AbsolutePath($0.source.path).text, bytes: $0.bytes, isShim: $0.source.isShim)
    }
    let catalogs = arguments[resources].map(\.path).filter { AbsolutePath($0).text.lowercased().hasSuffix(".xcassets") }
    var options = PortOptions(configuration)
    options.modules.formUnion(arguments[modules].map(\.name))
    options.assets = try TargetAssetSearch(in: files.roots, and: catalogs).names
    options.bridgesUIKit = true
    let result = SourcePort.port(inputs, options: options)
    session.report(result.diagnostics)
    guard !result.diagnostics.hasErrors else { return .inputHasErrors }
    if arguments[edits] { try session.print(lines(of: result.sources)) }
    if let output {
      let list = arguments[informationList]?.path
      let information = try AppInformation(list, configuration, file: arguments[Self.configuration]?.path)
      session.report(information.diagnostics, evenIfQuiet: true)
      guard !information.diagnostics.hasErrors else { return .inputHasErrors }
      let copies = found.map(\.source.copy)
      let resources = try resourceCopies(of: arguments[resources].map(\.path), in: output, options, besides: copies)
      try write(result.sources, at: copies, resources, to: output)
      if list != nil || arguments[Self.configuration] != nil {
        _ = try OutputFile(path: output.path(of: AppInformation.fileName)).replace(with: Array(information.text.utf8))
      }
    }
    let count = result.sources.reduce(0) { $0 + $1.edits.count }
    session.inform("ported \(counted(inputs.count, "source")) with \(counted(count, "edit"))")
    return .done
  }

  /// The bytes of sources. A file that was found in a folder, and is gone since, is left out.
  private static func read(
    _ sources: [PortedFiles.Source]
  ) throws(FileFailure) -> [(source: PortedFiles.Source, bytes: [UInt8])] {
    var read: [(source: PortedFiles.Source, bytes: [UInt8])] = []
    for source in sources {
      do throws(FileFailure) {
        read.append((source, try InputFile(path: source.path).portedSource()))
      } catch {
        guard !source.isSpecified, FileStatus.ofLink(source.path) == nil else { throw error }
      }
    }
    return read
  }

  /// Writes the copies of sources and resources. What can't be written is refused before the first one.
  private static func write(
    _ sources: [PortedSource],
    at copies: [String],
    _ resources: [ResourceCopy],
    to output: PortOutput
  ) throws(FileFailure) {
    for copy in copies { try output.checkLinks(of: copy) }
    // A folder is replaced whole, and may be one of sources, too.
    for resource in resources { try resource.make() }
    for (source, copy) in zip(sources, copies) {
      _ = try OutputFile(path: output.path(of: copy)).replace(with: source.bytes)
    }
  }

  private static func resourceCopies(
    of paths: [String],
    in output: PortOutput,
    _ options: PortOptions,
    besides copies: [String]
  ) throws(FileFailure) -> [ResourceCopy] {
    var copied: [String: String] = [:]
    var resources: [ResourceCopy] = []
    for path in paths {
      let copy = ResourceCopy(of: path, in: output, modules: options.emptyModules)
      if let other = copied.updateValue(path, forKey: copy.target), other != path {
        throw FileFailure("\(other) and \(path) would both be copied to \(copy.target); rename one")
      }
      try copy.check(copies: copies)
      resources.append(copy)
    }
    return resources
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
