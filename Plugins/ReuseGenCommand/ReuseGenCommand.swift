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
    if modules.count > 1, words.contains(where: isOutput) {
      let names = modules.map(\.name).joined(separator: ", ")
      throw Failure("--output is one file and the targets are \(names); choose one with --target")
    }
    var failures: [String] = []
    for module in modules {
      do {
        try run(
          tool,
          [subcommand] + toolArguments(of: subcommand, for: module) + words.dropFirst(),
          in: context.package.directoryURL
        )
      } catch {
        failures.append("\(module.name): \(error)")
      }
    }
    if !failures.isEmpty { throw Failure(failures.joined(separator: "\n")) }
  }

  /// What the build-tool plugin would say, too. An option of the user's stands behind it and counts.
  private func toolArguments(of subcommand: String, for module: any SourceModuleTarget) throws -> [String] {
    guard let manifest = manifest(of: module) else {
      let expected = folder(of: module).appendingPathComponent("reuse.json").path
      throw Failure("there is no manifest; write one at \(expected)")
    }
    var arguments = [manifest.path, "--module", module.moduleName, "--sources", folder(of: module).path]
    if module.sourceFiles.contains(where: { $0.type == .resource }) { arguments += ["--bundle", "module"] }
    let template = manifest.deletingLastPathComponent().appendingPathComponent("reuse.mustache")
    let takesTemplate = subcommand == "generate" || subcommand == "verify"
    if takesTemplate, FileManager.default.fileExists(atPath: template.path) {
      arguments += ["--template", template.path]
    }
    return arguments
  }

  /// Tools version 6.0 gives a target's folder as a `Path` only, all members of which are deprecated.
  private func folder(of module: any SourceModuleTarget) -> URL {
    URL(fileURLWithPath: String(describing: module.directory))
  }

  private func isManifest(_ word: String) -> Bool { word.hasSuffix(".json") }

  /// Whether a word names the output: `--output`, `-o`, or `-qo`, with or without a value.
  private func isOutput(_ word: String) -> Bool {
    let name = word.prefix { $0 != "=" }
    return name == "--output" || name.hasPrefix("-") && !name.hasPrefix("--") && name.contains("o")
  }

  /// Found as the build-tool plugin finds it: the nearest to the top among the target's files.
  private func manifest(of module: any SourceModuleTarget) -> URL? {
    let listed = module.sourceFiles.map(\.url).filter { $0.lastPathComponent == "reuse.json" }
    if let nearest = listed.min(by: { $0.pathComponents.count < $1.pathComponents.count }) { return nearest }
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
