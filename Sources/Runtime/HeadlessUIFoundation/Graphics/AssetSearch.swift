/// Finds images and colors in the bundles' asset catalogs and files.
///
/// A bundle on Linux contains a catalog as it is in the sources: a folder with a folder for each asset, which has the
/// file `Contents.json` and the files that it lists.
enum AssetSearch {
  /// An image file: its URL, that of the dark style if there is one, the number of its pixels per point, and its size
  /// in points if it can be read.
  struct Image: Sendable {
    let url: URL
    let dark: URL?
    let scale: CGFloat
    let size: CGSize?
    let renderingMode: UIImage.RenderingMode
    /// The name of a symbol, which isn't drawn as its file.
    let symbol: String?

    /// A symbol of a catalog, in the size that symbols have without a configuration.
    init(symbol name: String, url: URL) {
      (self.url, dark, scale, renderingMode, symbol) = (url, nil, 1, .automatic, name)
      let side = UIImage.SymbolConfiguration.standardSide
      size = CGSize(width: side, height: side)
    }

    init(url: URL, dark: URL? = nil, scale: CGFloat, renderingMode: UIImage.RenderingMode = .automatic) {
      (self.url, self.dark, self.scale, self.renderingMode) = (url, dark, scale, renderingMode)
      symbol = nil
      guard let data = try? Data(contentsOf: url), let pixels = ImageFileSize.size(of: data) else {
        size = nil
        return
      }
      // Files for all scales state their size in points.
      let divisor = ["pdf", "svg"].contains(url.pathExtension.lowercased()) ? 1 : scale
      size = CGSize(width: pixels.width / divisor, height: pixels.height / divisor)
    }
  }

  /// A color of a catalog, in the light and the dark style.
  struct Color {
    let light: UIColor
    let dark: UIColor?
  }

  // MARK: Images

  /// The image of a name in a bundle or the resource bundles beside it: an image or a symbol of a catalog, or a file in
  /// the bundle.
  static func image(named name: String, in bundle: Bundle) -> Image? {
    images.value(name, in: bundle) {
      for bundle in BundleSearch.bundles(near: bundle) {
        if let found = catalogAsset("\(name).imageset", in: bundle).flatMap(imageFile) { return found }
        if let url = catalogAsset("\(name).symbolset", in: bundle).flatMap(symbolFile) {
          return Image(symbol: name, url: url)
        }
        if let found = looseFile(name, in: bundle) { return found }
      }
      return nil
    }
  }

  // As UIKit does, images are kept by name: cells ask for the same ones again and again.
  private static let images = BundleCache<Image?>()
  private static let colors = BundleCache<Color?>()
  private static let catalogs = BundleCache<[String: URL]>()

  /// The folder of an asset in the catalogs of a bundle.
  private static func catalogAsset(_ name: String, in bundle: Bundle) -> URL? {
    catalogs.value("", in: bundle) { CatalogFolders.assets(in: bundle) }[name]
  }

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

  /// The files of an image set that fit the screen, in the light and the dark style.
  private static func imageFile(_ folder: URL) -> Image? {
    guard let contents = contents(of: folder), let entries = contents["images"] as? [[String: Any]] else { return nil }
    let dark = file(entries.filter(isDark))
    guard let best = file(entries.filter(isLight)) ?? dark else { return nil }
    let intent = (contents["properties"] as? [String: Any])?["template-rendering-intent"] as? String
    return Image(
      url: folder.appendingPathComponent(best.name),
      dark: dark.map { folder.appendingPathComponent($0.name) },
      scale: best.scale,
      renderingMode: intent == "template" ? .alwaysTemplate : intent == "original" ? .alwaysOriginal : .automatic
    )
  }

  /// The file of a symbol set; `nil` for an empty one.
  private static func symbolFile(_ folder: URL) -> URL? {
    let entries = contents(of: folder)?["symbols"] as? [[String: Any]]
    let name = entries?.lazy.compactMap { $0["filename"] as? String }.first
    return name.map { folder.appendingPathComponent($0) }
  }

  /// The file that fits the screen: for a phone, if there are some, and at its scale, or else the largest one.
  private static func file(_ entries: [[String: Any]]) -> (name: String, scale: CGFloat)? {
    let named = entries.filter { $0["filename"] is String }
    let own = named.filter { ["universal", "iphone"].contains($0["idiom"] as? String ?? "universal") }
    let files = (own.isEmpty ? named : own).map { entry -> (name: String, scale: CGFloat) in
      let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
      return (entry["filename"] as? String ?? "", CGFloat(scale))
    }
    return files.first { $0.scale == StandardScreen.scale } ?? files.max { $0.scale < $1.scale }
  }

  // MARK: Colors

  /// The color of a name in a bundle or the resource bundles beside it.
  static func color(named name: String, in bundle: Bundle) -> Color? {
    colors.value(name, in: bundle) {
      for bundle in BundleSearch.bundles(near: bundle) {
        if let found = catalogAsset("\(name).colorset", in: bundle).flatMap(color) { return found }
      }
      return nil
    }
  }

  private static func color(_ folder: URL) -> Color? {
    guard let entries = contents(of: folder)?["colors"] as? [[String: Any]] else { return nil }
    let light = entries.first(where: isLight).flatMap(value)
    let dark = entries.first(where: isDark).flatMap(value)
    return (light ?? dark).map { Color(light: $0, dark: dark) }
  }

  /// Whether an entry isn't for a special appearance.
  private static func isLight(_ entry: [String: Any]) -> Bool {
    let appearances = entry["appearances"] as? [[String: String]] ?? []
    return appearances.allSatisfy { $0["value"] == "light" }
  }

  /// Whether an entry is for the dark style with the usual contrast.
  private static func isDark(_ entry: [String: Any]) -> Bool {
    let appearances = entry["appearances"] as? [[String: String]] ?? []
    return appearances.map { $0["value"] } == ["dark"]
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
