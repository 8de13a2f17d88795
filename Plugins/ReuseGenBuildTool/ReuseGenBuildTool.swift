import Foundation
import PackagePlugin

/// Runs the generator in a build: one command a target.
///
/// The package manager does not evaluate a plugin again when only a file's content changes. So the output is
/// always the same one file, and only the tool reads the manifest.
@main
struct ReuseGenBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    // Tools version 6.0 gives a target's folder as a `Path` only, all members of which are deprecated.
    let folder = URL(fileURLWithPath: String(describing: target.directory))
    return try commands(
      Request(
        name: target.name,
        module: target.moduleName,
        folder: folder,
        files: target.sourceFiles.map(\.url),
        hasResources: target.sourceFiles.contains { $0.type == .resource }
      ),
      tool: context.tool(named: "reusegen"),
      work: context.pluginWorkDirectoryURL
    )
  }

  /// What a build command needs to know of a target, in a package or in an Xcode project.
  struct Request {
    var name: String
    var module: String
    /// Where the manifest is looked for, and named where it is missing.
    var folder: URL
    var files: [URL]
    var hasResources: Bool
  }

  func commands(_ request: Request, tool: PluginContext.Tool, work: URL) throws -> [Command] {
    let manifest = try manifest(of: request)
    let output = work.appendingPathComponent("Reuse.generated.swift")
    var arguments = ["generate", manifest.path, "--output", output.path, "--module", request.module]
    if request.hasResources { arguments += ["--bundle", "module"] }
    let sources = request.files.filter { ["swift", "m", "mm"].contains($0.pathExtension) }
    for folder in Self.outermostFolders(of: sources) { arguments += ["--sources", folder] }
    var inputs = [manifest] + documents(of: request) + sources
    let template = manifest.deletingLastPathComponent().appendingPathComponent("reuse.mustache")
    if FileManager.default.fileExists(atPath: template.path) {
      arguments += ["--template", template.path]
      inputs.append(template)
    }
    return [
      .buildCommand(
        displayName: "Generating accessors for \(request.name)",
        executable: tool.url,
        arguments: arguments,
        inputFiles: inputs,
        outputFiles: [output]
      )
    ]
  }

  private func manifest(of request: Request) throws -> URL {
    let listed = request.files.filter { $0.lastPathComponent == "reuse.json" }
    if let nearest = listed.min(by: { $0.pathComponents.count < $1.pathComponents.count }) { return nearest }
    let expected = request.folder.appendingPathComponent("reuse.json")
    guard FileManager.default.fileExists(atPath: expected.path) else {
      throw MissingManifest(target: request.name, expected: expected)
    }
    return expected
  }

  private func documents(of request: Request) -> [URL] {
    var documents = Set(request.files.filter { Self.isDocument($0) })
    let folder = FileManager.default.enumerator(at: request.folder, includingPropertiesForKeys: nil)
    while let file = folder?.nextObject() as? URL {
      if Self.isDocument(file) { documents.insert(file) }
    }
    return documents.sorted { $0.path < $1.path }
  }

  /// The folders that the files are in or under: a command of a line a file would be longer than a system takes.
  private static func outermostFolders(of files: [URL]) -> [String] {
    let folders = Set(files.map { $0.deletingLastPathComponent().path })
    return folders.sorted { $0.utf8.count < $1.utf8.count }
      .reduce(into: [String]()) { outermost, folder in
        if !outermost.contains(where: { folder.hasPrefix("\($0)/") }) { outermost.append(folder) }
      }.sorted()
  }

  private static func isDocument(_ file: URL) -> Bool {
    ["xib", "storyboard"].contains(file.pathExtension.lowercased())
  }
}

/// The error for a target that uses the plugin and has no manifest.
struct MissingManifest: Error, CustomStringConvertible {
  var target: String
  var expected: URL

  var description: String {
    """
    the target \(target) uses ReuseGenBuildTool and has no manifest; write one at \(expected.path), for example \
    { "cells": ["PersonCell"] }
    """
  }
}
