/// The names that a file can use, read from its bytes alone.
///
/// Reading is generous: a name that only may be used is one. It is for the rules that report what nothing uses, so what
/// is declared doesn't count as a use.
package struct FileNames: Sendable {
  package let path: String
  /// The strings of the file and its enumeration cases, as `ProjectUsage.key(_:)` writes them.
  var texts: Set<String> = []
  /// The types and members that code names, written in the same way.
  var names: Set<String> = []
  /// The strings that code composes.
  var patterns: Set<NamePattern> = []
  /// The words after a dot, all words of Objective-C, and strings that can be keys.
  var members: Set<String> = []
  /// The words without a dot before them.
  var words: Set<String> = []
  /// The values of attributes of a document.
  var attributes: Set<String> = []
  /// Whether the file is an Info.plist.
  var isPropertyList = false
  /// The names of the files with data that a project lists.
  var dataFiles: Set<String> = []

  private enum Kind {
    case swift, objectiveC, document, settings, data
  }

  /// - Parameters:
  ///   - bytes: A source, a document, a project file, or data that names assets and documents: property lists, JSON,
  ///     pages and the like.
  ///   - path: The path of the file; its extension determines what it is.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    let fileExtension = path.lastIndex(ofByte: UInt8(ascii: ".")).map { path[$0...].dropFirst().lowercased() } ?? ""
    switch Self.kind(of: fileExtension) {
    case .swift: readSwift(bytes)
    case .objectiveC: readObjectiveC(bytes)
    case .document: readDocument(bytes)
    case .settings: readSettings(bytes)
    case .data:
      isPropertyList = fileExtension == "plist" && bytes.contains("CFBundle")
      readData(bytes)
    }
  }

  private static func kind(of fileExtension: String) -> Kind {
    switch fileExtension {
    case "swift": .swift
    case "m", "mm", "h", "c", "cpp", "pch": .objectiveC
    case "xib", "storyboard": .document
    case "pbxproj", "xcconfig": .settings
    default: .data
    }
  }

  /// The extensions of the files that can use names, in lower case.
  package static let extensions: Set<String> = [
    "swift", "m", "mm", "h", "c", "cpp", "pch", "xib", "storyboard", "pbxproj", "xcconfig", "plist", "json", "strings",
    "stringsdict", "xcstrings", "html", "css", "js", "xml", "intentdefinition", "geojson", "csv", "txt", "tsv",
    "entitlements", "storekit", "svg", "yml", "yaml", "toml",
  ]

  /// Adds a string that can be a name or the path of a file.
  mutating func addText(_ text: some StringProtocol) {
    guard text.utf8.count <= 256 else { return }
    texts.insert(ProjectUsage.key(text))
    let file = text.lastIndex(of: "/").map { text[text.index(after: $0)...] } ?? text[...]
    if file.utf8.count < text.utf8.count { texts.insert(ProjectUsage.key(file)) }
    if let dot = file.lastIndex(of: ".") { texts.insert(ProjectUsage.key(file[..<dot])) }
  }
}

extension [UInt8] {
  fileprivate func contains(_ text: StaticString) -> Bool {
    let wanted = Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    guard wanted.count <= count else { return false }
    return (0...count - wanted.count).contains { self[$0] == wanted[0] && self[$0...].starts(with: wanted) }
  }
}
