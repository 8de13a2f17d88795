/// A template that the manifest lists, and the file that it writes.
package struct TemplateEntry: Sendable {
  /// The template's file, relative to the manifest, or the name of one that comes with the tool.
  package var file: Located<String>
  /// The file that is written, relative to the manifest.
  package var output: Located<String>

  /// The output without the names that don't change where it leads: `A.swift` for `./Views/../A.swift`.
  package var plainOutput: String {
    var names: [Substring] = []
    for name in output.value.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." { names.removeLast() } else { names.append(name) }
    }
    return (output.value.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  /// Whether the output is in the manifest's folder, and so in the manifest's target.
  package var isInFolderOfManifest: Bool {
    !plainOutput.hasPrefix("/") && plainOutput.split(separator: "/").first != ".."
  }

  /// Whether the output's name has an extension.
  var hasExtension: Bool {
    let name = plainOutput.split(separator: "/").last ?? ""
    return name.dropFirst().contains(".") && !name.hasSuffix(".")
  }
}
