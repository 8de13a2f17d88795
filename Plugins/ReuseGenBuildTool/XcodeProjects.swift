#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension ReuseGenBuildTool: XcodeBuildToolPlugin {
  /// An Xcode target has no folder of its own; its manifest is among its input files, or beside the project
  /// in a folder of the target's name. Its nibs are in the bundle of its classes.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    let name = target.product?.name ?? target.displayName
    return try commands(
      Request(
        name: name,
        module: Self.module(of: name),
        folder: context.xcodeProject.directoryURL.appendingPathComponent(target.displayName),
        files: target.inputFiles.map(\.url),
        hasResources: false
      ),
      tool: context.tool(named: "reusegen"),
      work: context.pluginWorkDirectoryURL
    )
  }

  /// Xcode's default for a product's module: what cannot stand in an identifier is an underscore.
  private static func module(of product: String) -> String {
    let name = String(product.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
#endif
