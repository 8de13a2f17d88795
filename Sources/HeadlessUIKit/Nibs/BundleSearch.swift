/// Where a bundle's documents are found.
package enum BundleSearch {
  /// The file of a document in a bundle, in the folders of its languages, and in the resource bundles beside it.
  ///
  /// `Bundle(for:)` is the executable's folder in a Swift package on Linux; SwiftPM puts each target's resources in a
  /// bundle of their own beside it.
  package static func url(of name: String, extension ext: String, in bundle: Bundle) -> URL? {
    if let url = url(of: name, extension: ext, within: bundle) { return url }
    for neighbour in resourceBundles(beside: bundle) {
      if let url = url(of: name, extension: ext, within: neighbour) { return url }
    }
    return nil
  }

  /// The folders of the preferred languages, the first one first: "de-AT.lproj", "de.lproj".
  static var languageFolders: [String] {
    Locale.preferredLanguages.flatMap { language -> [String] in
      let short = language.prefix { $0 != "-" && $0 != "_" }
      return short.count == language.count ? ["\(language).lproj"] : ["\(language).lproj", "\(short).lproj"]
    }
  }

  private static func url(of name: String, extension ext: String, within bundle: Bundle) -> URL? {
    // A document that was translated as a whole goes before the one that all languages share.
    for folder in languageFolders {
      if let url = bundle.url(forResource: name, withExtension: ext, subdirectory: folder) { return url }
    }
    return bundle.url(forResource: name, withExtension: ext, subdirectory: "Base.lproj")
      ?? bundle.url(forResource: name, withExtension: ext)
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
