import ReuseGenCore

extension FileNames {
  private enum Kind {
    case swift, objectiveC, document, settings, data
  }

  /// - Parameters:
  ///   - bytes: A source, a document, a project file, or data that names assets and documents: property lists, JSON,
  ///     pages and the like.
  ///   - path: The path of the file; its extension determines what it is.
  init(_ bytes: [UInt8], path: String) {
    self.init(path: path)
    let fileExtension = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[$0...].dropFirst().lowercased() } ?? ""
    switch Self.kind(of: fileExtension) {
    case .swift: readSwift(bytes)
    case .objectiveC: readObjectiveC(bytes)
    case .document: readDocument(bytes)
    case .settings: readSettings(bytes)
    case .data:
      isPropertyList = fileExtension == "plist" && bytes.firstRange(of: Array("CFBundle".utf8)) != nil
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

  /// Adds a string that can be a name or the path of a file.
  mutating func addText(_ text: some StringProtocol) {
    guard text.utf8.count <= 256 else { return }
    texts.insert(ProjectUsage.key(text))
    let file = text.lastIndex(of: "/").map { text[text.index(after: $0)...] } ?? text[...]
    if file.utf8.count < text.utf8.count { texts.insert(ProjectUsage.key(file)) }
    if let dot = file.lastIndex(of: ".") { texts.insert(ProjectUsage.key(file[..<dot])) }
  }
}
