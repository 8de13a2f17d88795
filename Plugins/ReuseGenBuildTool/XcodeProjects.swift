#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension ReuseGenBuildTool: XcodeBuildToolPlugin {
  /// An Xcode target has no folder of its own; its manifest is among its input files, or beside the project
  /// in a folder of the target's name. Its nibs are in the bundle of its classes.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    try commands(
      Request(
        name: target.product?.name ?? target.displayName,
        folder: context.xcodeProject.directoryURL.appendingPathComponent(target.displayName),
        files: target.inputFiles.map(\.url), hasResources: false),
      tool: context.tool(named: "reusegen"), work: context.pluginWorkDirectoryURL)
  }
}
#endif
