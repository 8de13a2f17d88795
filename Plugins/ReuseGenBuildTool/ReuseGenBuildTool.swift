import Foundation
import PackagePlugin

/// Runs the generator during a build, with one command per target.
///
/// The package manager doesn't evaluate a plugin again if only the contents of a file change. The output is therefore
/// always the same file, and only the tool reads the manifest.
@main
struct ReuseGenBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    return try commands(
      TargetRequest(target),
      tool: context.tool(named: "reusegen"),
      work: context.pluginWorkDirectoryURL
    )
  }

  func commands(_ request: TargetRequest, tool: PluginContext.Tool, work: URL) throws -> [Command] {
    let manifest = try request.requiredManifest()
    let output = work.appendingPathComponent("Reuse.generated.swift")
    if let checkedIn = request.files.first(where: { $0.lastPathComponent == output.lastPathComponent }) {
      throw GeneratedTwice(target: request.name, checkedIn: checkedIn, generated: output)
    }
    // A path that is added to the manifest counts when the plugin is evaluated the next time.
    let files = Set(documents(of: request) + request.sources + SpecifiedFiles.files(of: manifest))
    let inputs = [manifest] + files.sorted { $0.path < $1.path } + request.assetDescriptions
    return [
      .buildCommand(
        displayName: "Generating accessors for \(request.name)",
        executable: tool.url,
        arguments: try request.arguments(of: "generate") + ["--output", output.path],
        inputFiles: inputs + [request.template].compactMap { $0 },
        outputFiles: [output]
      )
    ]
  }

  /// The documents among the target's files, in its folder, and in those of the targets that it depends on. The package
  /// manager doesn't list all of them as files.
  private func documents(of request: TargetRequest) -> [URL] {
    let inherited = request.dependencyFolders.flatMap { TargetRequest.documents(in: $0) }
    return Set(request.documents + inherited).sorted { $0.path < $1.path }
  }
}
