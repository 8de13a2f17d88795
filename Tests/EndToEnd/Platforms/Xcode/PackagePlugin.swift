// The declarations of PackagePlugin that the build-tool plugin uses, from Swift's documentation of package plugins
// (https://developer.apple.com/documentation/packageplugin), and a program that evaluates the plugin for a project.
// The module of the toolchain has no public initializers, so that nothing but SwiftPM can evaluate a plugin with it.
package import Foundation

package protocol Plugin {
  init()
}

package protocol BuildToolPlugin: Plugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command]
}

package struct PluginContext {
  package struct Tool {
    package let name: String
    package let url: URL

    package init(name: String, url: URL) { (self.name, self.url) = (name, url) }
  }

  package let pluginWorkDirectoryURL: URL

  package func tool(named name: String) throws -> Tool { Tool(name: name, url: URL(fileURLWithPath: "/tools/\(name)")) }
}

package enum Command {
  case buildCommand(
    displayName: String?,
    executable: URL,
    arguments: [String],
    environment: [String: String] = [:],
    inputFiles: [URL] = [],
    outputFiles: [URL] = []
  )
}

package struct Diagnostics {
  package static func warning(_ message: String) { print("warning: \(message)") }
}

package enum FileType: Sendable { case source, header, resource, unknown }

package struct File: Sendable {
  package let url: URL
  package let type: FileType

  package init(url: URL, type: FileType) { (self.url, self.type) = (url, type) }
}

package struct FileList: Sequence, Sendable {
  private let files: [File]

  package init(_ files: [File]) { self.files = files }

  package func makeIterator() -> IndexingIterator<[File]> { files.makeIterator() }
}

package enum ModuleKind: Sendable { case generic, executable, snippet, test, macro }

package protocol Target {
  var name: String { get }
  var directory: String { get }
  var dependencies: [TargetDependency] { get }
}

extension Target {
  package var sourceModule: (any SourceModuleTarget)? { self as? any SourceModuleTarget }
  package var recursiveTargetDependencies: [any Target] { [] }
}

package protocol SourceModuleTarget: Target {
  var moduleName: String { get }
  var kind: ModuleKind { get }
  var sourceFiles: FileList { get }
}

package protocol Product {
  var targets: [any Target] { get }
}

package enum TargetDependency {
  case target(any Target)
  case product(any Product)
}
