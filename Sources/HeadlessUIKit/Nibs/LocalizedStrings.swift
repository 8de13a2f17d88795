/// The strings with which a translation replaces those of a document.
enum LocalizedStrings {
  /// For a document in `Base.lproj`: the strings of the first preferred language that has a strings file of the
  /// document's name.
  static func read(
    for document: URL,
    languages: [String] = Locale.preferredLanguages
  ) -> [String: String] {
    let folder = document.deletingLastPathComponent()
    guard folder.lastPathComponent.lowercased() == "base.lproj" else { return [:] }
    let file = document.deletingPathExtension().lastPathComponent + ".strings"
    let bundle = Bundle(url: folder.deletingLastPathComponent())
    for language in BundleSearch.languageFolders(languages, of: bundle) {
      let url = folder.deletingLastPathComponent().appendingPathComponent(language).appendingPathComponent(file)
      guard let data = try? Data(contentsOf: url) else { continue }
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      return list as? [String: String] ?? [:]
    }
    return [:]
  }
}
