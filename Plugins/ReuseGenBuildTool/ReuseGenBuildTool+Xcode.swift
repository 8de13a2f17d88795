#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension ReuseGenBuildTool: XcodeBuildToolPlugin {
  /// A target of an Xcode project has no folder. Its manifest is among its files, or in a folder with the target's name
  /// beside the project. Its nibs are in the bundle of its product.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    let name = target.product?.name ?? target.displayName
    return try commands(
      TargetRequest(
        name: name,
        module: Self.module(of: name),
        folder: context.xcodeProject.directoryURL.appendingPathComponent(target.displayName),
        files: target.inputFiles.map(\.url),
        resources: nil
      ),
      tool: context.tool(named: Self.tool),
      work: context.pluginWorkDirectoryURL
    )
  }

  /// The default name of a product's module in Xcode, in which underscores replace what identifiers can't contain.
  private static func module(of product: String) -> String {
    let name = String(product.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
#endif
