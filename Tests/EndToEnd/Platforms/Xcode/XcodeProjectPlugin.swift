// The declarations of XcodeProjectPlugin that the build-tool plugin uses. Apple documents them for Xcode 16
// (https://developer.apple.com/documentation/xcodeprojectplugin): the types XcodePluginContext, XcodeProject,
// XcodeTarget and XcodeProduct, and the protocol XcodeBuildToolPlugin. Nothing here proves that Xcode's agree.
package import Foundation
package import PackagePlugin

package protocol XcodeBuildToolPlugin: Plugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

package struct XcodePluginContext {
  package let pluginWorkDirectoryURL: URL
  package let xcodeProject: XcodeProject

  package func tool(named name: String) throws -> PluginContext.Tool {
    PluginContext.Tool(name: name, url: URL(fileURLWithPath: "/tools/\(name)"))
  }
}

package struct XcodeProject {
  package let displayName: String
  package let directoryURL: URL
  package let targets: [XcodeTarget]
}

package struct XcodeTarget {
  package let displayName: String
  package let product: XcodeProduct?
  package let inputFiles: FileList
}

package struct XcodeProduct {
  package enum Kind { case application, executable, framework, library, other(String) }

  package let name: String
  package let kind: Kind
}

extension XcodeBuildToolPlugin {
  /// Evaluates the plugin for a target, as Xcode does, and prints its commands: `PROJECT-FOLDER TARGET PRODUCT`, and
  /// the target's files on standard input.
  package static func main() throws {
    let arguments = CommandLine.arguments
    var files: [File] = []
    while let path = readLine() { files.append(File(url: URL(fileURLWithPath: path), type: .unknown)) }
    let target = XcodeTarget(
      displayName: arguments[2],
      product: XcodeProduct(name: arguments[3], kind: .application),
      inputFiles: FileList(files)
    )
    let project = XcodeProject(
      displayName: arguments[2],
      directoryURL: URL(fileURLWithPath: arguments[1]),
      targets: [target]
    )
    let context = XcodePluginContext(pluginWorkDirectoryURL: URL(fileURLWithPath: "/plugin"), xcodeProject: project)
    do {
      for command in try Self().createBuildCommands(context: context, target: target) {
        guard case .buildCommand(let name, let executable, let arguments, _, let inputs, let outputs) = command else {
          continue
        }
        print(name ?? "")
        print("run \(executable.path) \(arguments.joined(separator: " "))")
        for input in inputs { print("in \(input.path)") }
        for output in outputs { print("out \(output.path)") }
      }
    } catch {
      print("error: \(error)")
    }
  }
}
