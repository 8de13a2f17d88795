/// Where a bundle's documents are found.
enum BundleSearch {
  /// The file of a document in a bundle, in the folders of its languages, and in the resource bundles beside it.
  ///
  /// `Bundle(for:)` is the executable's folder in a Swift package on Linux; SwiftPM puts each target's resources in a
  /// bundle of their own beside it.
  static func url(
    of name: String,
    extension ext: String,
    in bundle: Bundle,
    languages: [String] = Locale.preferredLanguages
  ) -> URL? {
    if let url = url(of: name, extension: ext, within: bundle, languages) { return url }
    for neighbour in resourceBundles(beside: bundle) {
      if let url = url(of: name, extension: ext, within: neighbour, languages) { return url }
    }
    return nil
  }

  /// The folders of the preferred languages, the first one first: "de-AT.lproj", "de.lproj". After the language that a
  /// bundle is written in none is looked at: that is what `Base.lproj` holds.
  static func languageFolders(_ languages: [String], of bundle: Bundle?) -> [String] {
    // `developmentLocalization` says the same but stops for a bundle that is a bare folder, as executables' are.
    let own = bundle?.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    var folders: [String] = []
    for language in languages {
      let short = String(language.prefix { $0 != "-" && $0 != "_" })
      folders += short == language ? ["\(language).lproj"] : ["\(language).lproj", "\(short).lproj"]
      if short == own { break }
    }
    return folders
  }

  private static func url(
    of name: String,
    extension ext: String,
    within bundle: Bundle,
    _ languages: [String]
  ) -> URL? {
    let base = bundle.url(forResource: name, withExtension: ext, subdirectory: "Base.lproj")
    for folder in languageFolders(languages, of: bundle) {
      if let url = bundle.url(forResource: name, withExtension: ext, subdirectory: folder) { return url }
      // Strings of a language say that what all languages share is translated into it.
      let strings = bundle.url(forResource: name, withExtension: "strings", subdirectory: folder)
      if let base, strings != nil { return base }
    }
    return base ?? bundle.url(forResource: name, withExtension: ext)
  }

  private static func resourceBundles(beside bundle: Bundle) -> [Bundle] {
    let folders = Set([bundle.bundleURL, bundle.bundleURL.deletingLastPathComponent(), Bundle.main.bundleURL])
    let urls = folders.flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }
    return urls.filter { $0.pathExtension == "resources" || $0.pathExtension == "bundle" }
      .sorted { $0.path < $1.path }.compactMap { Bundle(url: $0) }
  }
}
