/// Lists the assets of a bundle's catalogs.
enum CatalogFolders {
  /// The folders of assets by name and type: "Flag.imageset".
  static func assets(in bundle: Bundle) -> [String: URL] {
    var found: [String: URL] = [:]
    let files = FileManager.default
    let folders = [bundle.bundleURL, bundle.resourceURL].compactMap { $0 }
    let catalogs = folders.flatMap { folder in
      ((try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
        .filter { $0.pathExtension == "xcassets" }
    }
    for catalog in catalogs { add(catalog, prefix: "", to: &found) }
    return found
  }

  /// Adds the assets of a folder. A folder that provides a namespace is part of its assets' names.
  private static func add(_ folder: URL, prefix: String, to found: inout [String: URL]) {
    let contents = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for entry in contents where entry.hasDirectoryPath {
      let type = entry.pathExtension
      if ["imageset", "colorset", "appiconset", "dataset", "launchimage", "symbolset"].contains(type) {
        let name = prefix + entry.lastPathComponent
        if found[name] == nil { found[name] = entry }
      } else {
        let name = entry.lastPathComponent
        add(entry, prefix: prefix + (providesNamespace(entry) ? "\(name)/" : ""), to: &found)
      }
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }
}
