import Foundation
import PackagePlugin

/// Ports an app's own sources during a build: the target is made of copies that compile on Linux.
///
/// The target has a file headless-sources.json beside its own sources, which specifies the app's files and folders. On
/// Apple's platforms the plugin does nothing, because the app's sources compile there as they are.
@main
struct HeadlessSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(Linux)
    guard let target = target.sourceModule else { return [] }
    let folder = URL(fileURLWithPath: String(describing: target.directory))
    let configuration = folder.appendingPathComponent("headless-sources.json")
    guard FileManager.default.fileExists(atPath: configuration.path) else {
      throw MissingConfiguration(target: target.name, path: configuration.path)
    }
    let files = AppFiles(configuration)
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("Ported")
    var arguments = ["port", "--quiet", "--configuration", configuration.path, "--output", output.path]
    arguments += ["--plan", files.plan]
    if let list = files.informationList { arguments += ["--info-plist", list.path] }
    for module in modules(of: target) { arguments += ["--module", module] }
    for resource in files.resources { arguments += ["--resource", resource.path] }
    return [
      .buildCommand(
        displayName: "Porting the sources of \(target.name)",
        executable: try context.tool(named: "reusegen").url,
        arguments: arguments + files.sources.map(\.path),
        inputFiles: [configuration] + files.descriptions + files.sources
          + files.resources.flatMap { AppFiles.contents(of: $0) },
        outputFiles: files.copies(in: output)
          + files.resources.map { AppFiles.copy(of: $0, in: output) } + [output.appendingPathComponent("AppInfo.plist")]
      )
    ]
    #else
    return []
    #endif
  }

  /// The modules that the target can import.
  private func modules(of target: any SourceModuleTarget) -> [String] {
    Set(target.recursiveTargetDependencies.compactMap { $0.sourceModule?.moduleName }).sorted()
  }
}

/// A target that uses the plugin has no configuration.
struct MissingConfiguration: Error, CustomStringConvertible {
  var target: String
  var path: String

  var description: String {
    "the target \(target) has no configuration; write one at \(path), for example { \"sources\": [\"../../MyApp\"] }"
  }
}
