import Foundation
import PackagePlugin

/// `swift package reusegen generate|verify …` for packages that check the generated file in.
///
/// Without `--target`, every target that has a manifest beside its sources is generated for; arguments that the
/// plugin does not know are the tool's.
@main
struct ReuseGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let words = extractor.remainingArguments
    let tool = try context.tool(named: "reusegen").url

    guard let subcommand = words.first, ["generate", "verify", "lint", "context"].contains(subcommand),
      !words.contains(where: { $0 == "--help" || $0 == "-h" }), !words.dropFirst().contains(where: isManifest)
    else {
      return try run(tool, words, in: context.package.directoryURL)
    }
    let targets = try names.isEmpty ? context.package.targets : context.package.targets(named: names)
    let modules = targets.compactMap(\.sourceModule).filter { !names.isEmpty || manifest(of: $0) != nil }
    if modules.isEmpty { throw Failure("no target has a reuse.json beside its sources; write one, or name its path") }
    for module in modules {
      guard let manifest = manifest(of: module) else {
        let expected = folder(of: module).appendingPathComponent("reuse.json").path
        throw Failure("the target \(module.name) has no manifest; write one at \(expected)")
      }
      var arguments = [subcommand, manifest.path, "--module", module.name]
      if module.sourceFiles.contains(where: { $0.type == .resource }) { arguments += ["--bundle", "module"] }
      try run(tool, arguments + words.dropFirst(), in: context.package.directoryURL)
    }
  }

  /// Tools version 6.0 gives a target's folder as a `Path` only, all members of which are deprecated.
  private func folder(of module: any SourceModuleTarget) -> URL {
    URL(fileURLWithPath: String(describing: module.directory))
  }

  private func isManifest(_ word: String) -> Bool { word.hasSuffix(".json") }

  private func manifest(of module: any SourceModuleTarget) -> URL? {
    let file = folder(of: module).appendingPathComponent("reuse.json")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("reusegen \(arguments.first ?? "") ended with \(process.terminationStatus)")
    }
  }
}

/// Why the command stopped.
struct Failure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
