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
    let inputs = [manifest] + documents(of: request) + request.sources + [request.template].compactMap { $0 }
    return [
      .buildCommand(
        displayName: "Generating accessors for \(request.name)",
        executable: tool.url,
        arguments: try request.arguments(of: "generate", usesTemplate: true) + ["--output", output.path],
        inputFiles: inputs,
        outputFiles: [output]
      )
    ]
  }

  /// The documents among the target's files and in its folder. The package manager doesn't list all of them as files.
  private func documents(of request: TargetRequest) -> [URL] {
    var documents = Set(request.files.filter { Self.isDocument($0) })
    let folder = FileManager.default.enumerator(at: request.folder, includingPropertiesForKeys: nil)
    while let file = folder?.nextObject() as? URL {
      if Self.isDocument(file) { documents.insert(file) }
    }
    return documents.sorted { $0.path < $1.path }
  }

  private static func isDocument(_ file: URL) -> Bool {
    ["xib", "storyboard"].contains(file.pathExtension.lowercased())
  }
}
