/// The strings with which a translation replaces those of a document.
enum LocalizedStrings {
  /// For a document in `Base.lproj`: the strings of the first preferred language that has a strings file or a string
  /// catalog of the document's name.
  static func read(for document: URL, languages: [String] = UserLanguages.shared.preferred) -> [String: String] {
    let folder = document.deletingLastPathComponent()
    guard folder.lastPathComponent.lowercased() == "base.lproj" else { return [:] }
    let name = document.deletingPathExtension().lastPathComponent
    let file = name + ".strings"
    let bundle = Bundle(url: folder.deletingLastPathComponent())
    for language in BundleSearch.languageFolders(languages, of: bundle) {
      let url = folder.deletingLastPathComponent().appendingPathComponent(language).appendingPathComponent(file)
      guard let data = try? Data(contentsOf: url) else {
        let language = String(language.dropLast(".lproj".count))
        let texts = StringTable.plainTexts(ofCatalog: name, language: language, in: folder.deletingLastPathComponent())
        if texts.isEmpty { continue }
        return texts
      }
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      return list as? [String: String] ?? [:]
    }
    return [:]
  }
}
