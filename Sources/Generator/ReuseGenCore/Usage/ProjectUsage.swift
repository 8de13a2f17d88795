/// The names that the files of a project use, for the rules that report unused items.
package struct ProjectUsage: Sendable {
  /// The assets that belong to the target itself.
  package var assets = AssetNames()
  /// Whether it is known with which documents the app starts.
  package var knowsMainDocuments: Bool
  /// Whether everything that can name an asset was read.
  package var knowsAssets: Bool
  /// The strings that can be names, and the cases of enumerations, by their keys.
  private var texts: Set<String> = []
  /// The types and members that code names, by their keys.
  private var names: Set<String> = []
  /// The names of the documents that build settings state, by their keys.
  private var mainDocuments: Set<String> = []
  private let patterns: NamePatterns
  private var members: Set<String> = []
  /// The words of each source by its path.
  private var words: [String: Set<String>] = [:]
  /// The values of the attributes of each document by its path.
  private var attributes: [String: Set<String>] = [:]
  /// How many documents have each value.
  private var attributeCounts: [String: Int] = [:]

  /// - Parameter files: The files of the project: all that can use what the target has.
  package init(_ files: [FileNames]) {
    knowsMainDocuments = files.contains(where: \.isPropertyList)
    let read = Set(files.map { $0.path.split(separator: "/").last.map(String.init) ?? $0.path })
    knowsAssets = files.allSatisfy { $0.dataFiles.isSubset(of: read) }
    patterns = NamePatterns(files.reduce(into: []) { $0.formUnion($1.patterns) })
    for file in files {
      texts.formUnion(file.texts)
      names.formUnion(file.names)
      members.formUnion(file.members)
      words[file.path] = file.words
      if !file.attributes.isEmpty { attributes[file.path] = file.attributes }
      for value in file.attributes { attributeCounts[value, default: 0] += 1 }
    }
  }

  /// Adds the names of the documents that build settings state in place of an Info.plist.
  package mutating func addMainDocuments(_ documents: [String]) {
    if !documents.isEmpty { knowsMainDocuments = true }
    mainDocuments.formUnion(documents.map { Self.key($0) })
  }

  private func hasText(_ key: String) -> Bool { texts.contains(key) || mainDocuments.contains(key) }

  /// A name as it is compared: its letters in lower case and its digits. Generated accessors write names in their own
  /// spelling: the image "ic_star" is `icStar`.
  package static func key(_ name: some StringProtocol) -> String {
    String(
      decoding: name.utf8.compactMap { byte -> UInt8? in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: byte
        default: nil
        }
      },
      as: UTF8.self
    )
  }

  // MARK: - Documents and what they contain

  /// Whether code or data may use a name: of a document, of a scene, or of a prototype.
  func uses(_ name: String) -> Bool {
    let key = Self.key(name)
    return key.isEmpty || hasText(key) || names.contains(key) || patterns.matches(name)
  }

  /// Whether an attribute of another document has a value.
  ///
  /// - Parameter paths: The paths of the versions of the document itself.
  func documents(besides paths: Set<String>, state value: String) -> Bool {
    let count = paths.count { attributes[$0]?.contains(value) ?? false }
    return attributeCounts[value, default: 0] > count
  }

  /// Whether a path leads to data of tests, which the target doesn't use itself.
  static func isFixture(_ path: String) -> Bool { path.split(separator: "/").contains("Fixtures") }

  // MARK: - Outlets

  /// Whether code uses a member: anywhere after a dot, or by itself in one of some files.
  func usesMember(_ name: String, in paths: some Sequence<String>) -> Bool {
    members.contains(name) || paths.contains { words[$0]?.contains(name) ?? true }
  }

  // MARK: - Assets

  /// Whether something may use an asset.
  func usesAsset(_ name: String) -> Bool {
    let own = name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
    return [name, own].contains { uses($0) || usesSymbol($0) || mayBeComposed($0) }
      || [name, "\(name).png", "\(name).jpg"].contains { attributeCounts[$0] != nil }
  }

  /// Whether code names an asset without the word at its end, as the symbols of Xcode do.
  private func usesSymbol(_ name: String) -> Bool {
    let key = Self.key(name)
    return ["image", "color"].contains { key.hasSuffix($0) && names.contains(String(key.dropLast($0.utf8.count))) }
  }

  /// Whether all parts of a name are strings, of which it can be composed. Numbers are parts of any name.
  private func mayBeComposed(_ name: String) -> Bool { Self.parts(of: name).allSatisfy(hasText) }

  /// The words of a name in lower case, without numbers.
  static func parts(of name: String) -> [String] {
    var parts: [String] = [""]
    var wasLowercase = false
    for character in name {
      if !character.isLetter {
        parts.append("")
      } else {
        if character.isUppercase, wasLowercase { parts.append("") }
        parts[parts.count - 1] += character.lowercased()
      }
      wasLowercase = character.isLowercase
    }
    return parts.filter { !$0.isEmpty }
  }
}
