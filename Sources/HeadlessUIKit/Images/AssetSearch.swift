/// Finds images and colors in the bundles' asset catalogs and files.
///
/// A bundle on Linux contains a catalog as it is in the sources: a folder with a folder for each asset, which has the
/// file `Contents.json` and the files that it lists.
enum AssetSearch {
  /// An image file: its URL and the number of its pixels per point.
  struct Image: Sendable {
    let url: URL
    let scale: CGFloat
  }

  /// A color of a catalog, in the light and the dark style.
  struct Color {
    let light: UIColor
    let dark: UIColor?
  }

  // MARK: Images

  /// The image of a name in a bundle or the resource bundles beside it: a catalog's, or a file in the bundle.
  static func image(named name: String, in bundle: Bundle) -> Image? {
    for bundle in BundleSearch.bundles(near: bundle) {
      if let found = catalogs.asset(name, "imageset", in: bundle).flatMap(imageFile) { return found }
      if let found = looseFile(name, in: bundle) { return found }
    }
    return nil
  }

  private static let catalogs = CatalogIndex()
  /// The types of files that a name may omit, in UIKit's order.
  private static let fileTypes = ["png", "jpg", "jpeg", "pdf", "svg", "gif", "webp", "heic", "tiff"]

  /// A file of the bundle: with a suffix for the screen's scale, or without one.
  private static func looseFile(_ name: String, in bundle: Bundle) -> Image? {
    let base = (name as NSString).deletingPathExtension
    let type = (name as NSString).pathExtension
    let isTyped = fileTypes.contains(type.lowercased())
    for (suffix, scale) in [("@2x", 2), ("@3x", 3), ("", 1)] as [(String, CGFloat)] {
      for type in isTyped ? [type] : fileTypes {
        let file = (isTyped ? base : name) + suffix
        if let url = bundle.url(forResource: file, withExtension: type) { return Image(url: url, scale: scale) }
      }
    }
    return nil
  }

  /// The file of an image set that fits the screen: at its scale, at any scale, or else the largest one.
  private static func imageFile(_ folder: URL) -> Image? {
    guard let contents = contents(of: folder), let images = contents["images"] as? [[String: Any]] else { return nil }
    let files = images.compactMap { entry -> Image? in
      guard let file = entry["filename"] as? String, isLight(entry) else { return nil }
      let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
      return Image(url: folder.appendingPathComponent(file), scale: CGFloat(scale))
    }
    let preferred = StandardScreen.scale
    return files.first { $0.scale == preferred } ?? files.max { $0.scale < $1.scale }
  }

  // MARK: Colors

  /// The color of a name in a bundle or the resource bundles beside it.
  static func color(named name: String, in bundle: Bundle) -> Color? {
    for bundle in BundleSearch.bundles(near: bundle) {
      if let found = catalogs.asset(name, "colorset", in: bundle).flatMap(color) { return found }
    }
    return nil
  }

  private static func color(_ folder: URL) -> Color? {
    guard let entries = contents(of: folder)?["colors"] as? [[String: Any]] else { return nil }
    let light = entries.first(where: isLight).flatMap(value)
    let dark = entries.first { !isLight($0) }.flatMap(value)
    return (light ?? dark).map { Color(light: $0, dark: dark) }
  }

  /// Whether an entry isn't for a special appearance.
  private static func isLight(_ entry: [String: Any]) -> Bool {
    let appearances = entry["appearances"] as? [[String: String]] ?? []
    return appearances.allSatisfy { $0["value"] == "light" }
  }

  private static func value(of entry: [String: Any]) -> UIColor? {
    guard let color = entry["color"] as? [String: Any] else { return nil }
    if let name = color["reference"] as? String { return SystemColors.color(name) }
    guard let components = color["components"] as? [String: Any] else { return nil }
    func part(_ name: String) -> CGFloat? {
      if let number = components[name] as? NSNumber { return CGFloat(number.doubleValue) }
      guard let text = components[name] as? String else { return nil }
      if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      // A number without a fraction is one of 255 steps.
      return Double(text).map { CGFloat(text.contains(".") ? $0 : $0 / 255) }
    }
    let alpha = part("alpha").map { components["alpha"] as? String == "1" ? 1 : $0 } ?? 1
    if let white = part("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func contents(of folder: URL) -> [String: Any]? {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
  }
}

/// The assets of each bundle's catalogs by name. A bundle is searched once.
private final class CatalogIndex: @unchecked Sendable {
  // Unchecked, because a lock protects the folders.
  private var folders: [URL: [String: URL]] = [:]
  private let lock = NSLock()

  /// The folder of an asset.
  func asset(_ name: String, _ type: String, in bundle: Bundle) -> URL? {
    lock.lock()
    defer { lock.unlock() }
    let url = bundle.bundleURL
    if folders[url] == nil { folders[url] = Self.assets(in: bundle) }
    return folders[url]?["\(name).\(type)"]
  }

  private static func assets(in bundle: Bundle) -> [String: URL] {
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
      if ["imageset", "colorset", "appiconset", "dataset", "launchimage"].contains(type) {
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
