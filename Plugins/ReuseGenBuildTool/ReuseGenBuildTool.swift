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
    if target.kind == .test, TargetRequest(target).manifest == nil {
      let tested = target.dependencies.flatMap(\.targets).compactMap(\.sourceModule).map { TargetRequest($0) }
        .filter { $0.manifest != nil }
      if !tested.isEmpty {
        let tool = try context.tool(named: "reusegen")
        return try tested.map { try contractTests(of: $0, tool: tool, work: context.pluginWorkDirectoryURL) }
      }
    }
    return try commands(
      TargetRequest(target),
      tool: context.tool(named: "reusegen"),
      work: context.pluginWorkDirectoryURL
    )
  }

  func commands(_ request: TargetRequest, tool: PluginContext.Tool, work: URL) throws -> [Command] {
    let manifest = try request.requiredManifest()
    let output = work.appendingPathComponent("Reuse.generated.swift")
    let inputs = [manifest] + documents(of: request) + request.sources + request.assetDescriptions
    return [
      .buildCommand(
        displayName: "Generating accessors for \(request.name)",
        executable: tool.url,
        arguments: try request.arguments(of: "generate", usesTemplate: true) + ["--output", output.path],
        inputFiles: inputs + [request.template].compactMap { $0 },
        outputFiles: [output]
      )
    ]
  }

  /// Tests that load everything in the manifest of a target, for a test target that depends on it.
  private func contractTests(of request: TargetRequest, tool: PluginContext.Tool, work: URL) throws -> Command {
    let manifest = try request.requiredManifest()
    let output = work.appendingPathComponent("\(request.name)ContractTests.generated.swift")
    return .buildCommand(
      displayName: "Generating contract tests for \(request.name)",
      executable: tool.url,
      arguments: try request.arguments(of: "generate", usesTemplate: false)
        + ["--quiet", "--template", "contract-tests", "--output", output.path],
      inputFiles: [manifest] + documents(of: request) + request.sources + request.assetDescriptions,
      outputFiles: [output]
    )
  }

  /// The documents among the target's files, in its folder, and in those of the targets that it depends on. The package
  /// manager doesn't list all of them as files.
  private func documents(of request: TargetRequest) -> [URL] {
    var documents = Set(request.files.filter { Self.isDocument($0) })
    for folder in [request.folder] + request.dependencyFolders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        if Self.isDocument(file) { documents.insert(file) }
      }
    }
    return documents.sorted { $0.path < $1.path }
  }

  private static func isDocument(_ file: URL) -> Bool {
    ["xib", "storyboard"].contains(file.pathExtension.lowercased())
  }
}

extension TargetDependency {
  /// The targets of the dependency.
  fileprivate var targets: [any Target] {
    switch self {
    case .target(let target): [target]
    case .product(let product): product.targets
    @unknown default: []
    }
  }
}
