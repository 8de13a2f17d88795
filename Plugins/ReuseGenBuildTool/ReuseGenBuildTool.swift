import Foundation
import PackagePlugin

/// Runs the generator during a build, with one command per target.
///
/// The package manager doesn't evaluate a plugin again if only the contents of a file change. The plugin therefore
/// passes the outputs that it found in the manifest, and the tool reports if there are others now.
@main
struct ReuseGenBuildTool: BuildToolPlugin {
  /// The tool with `generate` alone. An artifact bundle has the whole tool under this name, too.
  static let tool = "reusegen-generate"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    if target.kind == .test, TargetRequest(target).manifest == nil {
      let tested = target.dependencies.flatMap(\.targets).compactMap(\.sourceModule).map { TargetRequest($0) }
        .filter { $0.manifest != nil }
      if !tested.isEmpty {
        let tool = try context.tool(named: Self.tool)
        return try tested.map { try contractTests(of: $0, tool: tool, work: context.pluginWorkDirectoryURL) }
      }
    }
    let request = TargetRequest(target)
    if let manifest = request.manifest, lacksRecycler(target, manifest) {
      Diagnostics.warning(
        """
        the target \(target.name) doesn't depend on Recycler, which its accessors import; in Package.swift, add to its \
        dependencies .product(name: "Recycler", package: "ReuseGen")
        """
      )
    }
    return try commands(request, tool: context.tool(named: Self.tool), work: context.pluginWorkDirectoryURL)
  }

  /// Whether the built-in template's import doesn't compile, or doesn't link.
  private func lacksRecycler(_ target: any SourceModuleTarget, _ manifest: URL) -> Bool {
    TargetRequest(target).templates.isEmpty && !SpecifiedFiles.areTemplatesStated(in: manifest)
      && !target.recursiveTargetDependencies.contains { $0.name == "Recycler" }
  }

  func commands(_ request: TargetRequest, tool: PluginContext.Tool, work: URL) throws -> [Command] {
    let manifest = try request.requiredManifest()
    let names = SpecifiedFiles.outputs(of: manifest)
    let outputs = names.map { work.appendingPathComponent($0) }
    for output in outputs {
      if let checkedIn = request.files.first(where: { $0.lastPathComponent == output.lastPathComponent }) {
        throw GeneratedTwice(target: request.name, checkedIn: checkedIn, generated: output)
      }
    }
    // A path that is added to the manifest counts when the plugin is evaluated the next time.
    let files = Set(documents(of: request) + request.sources + SpecifiedFiles.files(of: manifest))
    let inputs = [manifest] + files.sorted { $0.path < $1.path } + request.assetDescriptions
    return [
      .buildCommand(
        displayName: "Generating accessors for \(request.name)",
        executable: tool.url,
        arguments: try request.arguments(of: "generate") + ["--output-folder", work.path]
          + names.flatMap { ["--planned", $0] } + cache(for: request, in: work),
        inputFiles: inputs + request.templates,
        outputFiles: outputs
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
      arguments: try request.arguments(of: "generate")
        + ["--quiet", "--template", "contract-tests", "--output", output.path] + cache(for: request, in: work),
      inputFiles: [manifest] + documents(of: request) + request.sources + request.assetDescriptions,
      outputFiles: [output]
    )
  }

  /// The file in which the tool keeps what it read of the target's sources.
  private func cache(for request: TargetRequest, in work: URL) -> [String] {
    ["--cache", work.appendingPathComponent("\(request.name).declarations").path]
  }

  /// The documents among the target's files, in its folder, and in those of the targets that it depends on. The package
  /// manager doesn't list all of them as files.
  private func documents(of request: TargetRequest) -> [URL] {
    let inherited = request.dependencyFolders.flatMap { TargetRequest.documents(in: $0) }
    return Set(request.documents + inherited).sorted { $0.path < $1.path }
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
