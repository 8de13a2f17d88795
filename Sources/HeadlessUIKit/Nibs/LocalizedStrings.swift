/// The strings that a document's translation puts in the place of its own.
enum LocalizedStrings {
  /// For a document in `Base.lproj`: the strings of the first preferred language that has any, from the file of the
  /// document's name.
  static func read(for document: URL) -> [String: String] {
    let folder = document.deletingLastPathComponent()
    guard folder.lastPathComponent.lowercased() == "base.lproj" else { return [:] }
    let file = document.deletingPathExtension().lastPathComponent + ".strings"
    for language in BundleSearch.languageFolders {
      let url = folder.deletingLastPathComponent().appendingPathComponent(language).appendingPathComponent(file)
      guard let data = try? Data(contentsOf: url) else { continue }
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      return list as? [String: String] ?? [:]
    }
    return [:]
  }
}
