import ReuseGenCore
import ReuseGenSystemFiles

/// The path of the manifest, and paths relative to it.
package struct ManifestFile {
  package let path: String

  package init(path: String) { self.path = path }

  /// The manifest's folder with a trailing slash; empty for the current folder, and for standard input.
  private var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  /// Where the accessors are written if neither the command line nor the manifest specifies it.
  var usualOutput: String { folder + TemplateSource.builtIn.output }

  /// The folder that the outputs stay in: that of the repository, or else of the package or project, or else the
  /// manifest's own.
  var outputRoot: String {
    let own = AbsolutePath(folder)
    return (Repositories.root(around: own) ?? EnclosingFolder.project(around: own) ?? own).text
  }

  /// The target's own template, beside the manifest; `nil` if there is none. What can't be read there isn't ignored.
  var existingTemplate: String? {
    let template = folder + "reuse.mustache"
    return path == "-" || FileStatus.ofLink(template) == nil ? nil : template
  }

  /// Converts a path in the manifest, which is relative to it, to one relative to the current folder.
  package func path(_ written: String) -> String {
    if written.hasPrefix("/") { return written }
    var relative = written[...]
    while relative.hasPrefix("./") { relative = relative.dropFirst(2).drop { $0 == "/" } }
    return relative == "." || relative.isEmpty ? (folder.isEmpty ? "." : folder) : "\(folder)\(relative)"
  }

  /// The path of a file or folder relative to the manifest's folder, as the manifest writes it; "." for that folder.
  package func relativePath(of other: String) -> String {
    let here = AbsolutePath(path).folder.names
    let there = AbsolutePath(other).names
    let shared = zip(here, there).prefix { $0 == $1 }.count
    let components = Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared)
    return components.isEmpty ? "." : components.joined(separator: "/")
  }
}
