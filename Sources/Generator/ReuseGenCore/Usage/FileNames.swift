/// The names that a file can use, read from its bytes alone: see `UsageSearch`.
///
/// Reading is generous: a name that only may be used is one. It is for the rules that report what nothing uses, so what
/// is declared doesn't count as a use.
package struct FileNames: Sendable {
  package let path: String
  /// The strings of the file and its enumeration cases, as `ProjectUsage.key(_:)` writes them.
  package var texts: Set<String> = []
  /// The types and members that code names, written in the same way.
  package var names: Set<String> = []
  /// The strings that code composes.
  package var patterns: Set<NamePattern> = []
  /// The words after a dot, all words of Objective-C, and strings that can be keys.
  package var members: Set<String> = []
  /// The words without a dot before them.
  package var words: Set<String> = []
  /// The values of attributes of a document.
  package var attributes: Set<String> = []
  /// Whether the file is an Info.plist.
  package var isPropertyList = false
  /// The names of the files with data that a project lists.
  package var dataFiles: Set<String> = []

  package init(path: String) { self.path = path }

  /// The extensions of the files that can use names, in lower case.
  package static let extensions: Set<String> = [
    "swift", "m", "mm", "h", "c", "cpp", "pch", "xib", "storyboard", "pbxproj", "xcconfig", "plist", "json", "strings",
    "stringsdict", "xcstrings", "html", "css", "js", "xml", "intentdefinition", "geojson", "csv", "txt", "tsv",
    "entitlements", "storekit", "svg", "yml", "yaml", "toml",
  ]
}
