/// Finds documents in bundles.
package enum BundleSearch {
  /// The file of a document in a bundle, in its language folders, or in the resource bundles beside it.
  ///
  /// In a Swift package on Linux `Bundle(for:)` is the folder of the executable, and SwiftPM puts the resources of each
  /// target into a bundle beside it.
  package static func url(
    of name: String,
    extension ext: String,
    in bundle: Bundle,
    languages: [String] = UserLanguages.shared.preferred
  ) -> URL? {
    if let url = url(of: name, extension: ext, within: bundle, languages) { return url }
    for neighbor in resourceBundles(beside: bundle) {
      if let url = url(of: name, extension: ext, within: neighbor, languages) { return url }
    }
    return nil
  }

  /// The folders of the preferred languages, in order: "de-AT.lproj", "de.lproj". The list ends at the development
  /// language of the bundle, whose documents are in `Base.lproj`.
  package static func languageFolders(_ languages: [String], of bundle: Bundle?) -> [String] {
    // `developmentLocalization` stops for a bundle that is a plain folder, as executables' are.
    let own = bundle?.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    var folders: [String] = []
    for language in languages {
      let names = UserLanguages.names(of: language)
      folders += names.map { "\($0).lproj" }
      if names.last == own { break }
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
      // A strings file translates the shared document.
      let strings = bundle.url(forResource: name, withExtension: "strings", subdirectory: folder)
      if let base, strings != nil { return base }
    }
    return base ?? bundle.url(forResource: name, withExtension: ext)
  }

  /// A bundle, and the resource bundles beside it.
  package static func bundles(near bundle: Bundle) -> [Bundle] { [bundle] + resourceBundles(beside: bundle) }

  package static func resourceBundles(beside bundle: Bundle) -> [Bundle] {
    let folders = Set([bundle.bundleURL, bundle.bundleURL.deletingLastPathComponent(), Bundle.main.bundleURL])
    let urls = folders.flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }
    return urls.filter { $0.pathExtension == "resources" || $0.pathExtension == "bundle" }
      .sorted { $0.path < $1.path }.compactMap { Bundle(url: $0) }
  }
}
