import Foundation
import PackagePlugin

/// `swift package reusegen generate|verify …`, for packages that check in the generated file.
///
/// Runs the tool for every target that has a manifest beside its sources, or for those that `--target` specifies.
/// Arguments that the plugin doesn't know are passed to the tool.
@main
struct ReuseGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let arguments = extractor.remainingArguments
    let tool = try context.tool(named: "reusegen").url
    let folder = context.package.directoryURL

    guard let subcommand = arguments.first, ["generate", "verify", "lint", "context"].contains(subcommand),
      !arguments.contains(where: { $0 == "--help" || $0 == "-h" }), !arguments.dropFirst().contains(where: isManifest)
    else {
      return try run(tool, arguments, in: folder)
    }
    let targets = try names.isEmpty ? context.package.targets : context.package.targets(named: names)
    let requests = targets.compactMap(\.sourceModule).map { TargetRequest($0) }
      .filter { !names.isEmpty || $0.manifest != nil }
    if requests.isEmpty {
      throw CommandFailure("no target has a reuse.json beside its sources; write one, or specify its path")
    }
    if requests.count > 1, arguments.contains(where: isOutput) {
      let names = requests.map(\.name).joined(separator: ", ")
      throw CommandFailure("--output is one file, and the targets are \(names); choose one with --target")
    }
    var failures: [String] = []
    for request in requests {
      do {
        let usesTemplate = subcommand == "generate" || subcommand == "verify"
        let ours = try request.arguments(of: subcommand, usesTemplate: usesTemplate)
        // The user's options come last, and so take precedence.
        try run(tool, ours + arguments.dropFirst(), in: folder)
      } catch {
        failures.append("\(request.name): \(error)")
      }
    }
    if !failures.isEmpty { throw CommandFailure(failures.joined(separator: "\n")) }
  }

  private func isManifest(_ argument: String) -> Bool { argument.hasSuffix(".json") }

  /// Whether an argument specifies the output: `--output`, `-o` or `-qo`, with or without a value.
  private func isOutput(_ argument: String) -> Bool {
    let name = argument.prefix { $0 != "=" }
    return name == "--output" || name.hasPrefix("-") && !name.hasPrefix("--") && name.contains("o")
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CommandFailure("reusegen \(arguments.first ?? "") ended with \(process.terminationStatus)")
    }
  }
}
