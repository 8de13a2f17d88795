import ReuseGenCore

/// The name that Xcode gives to an image or a color of an asset catalog, in code.
struct AssetSymbol {
  enum Kind {
    case image, color

    /// The type that Xcode extends with the symbols.
    var resource: String { self == .image ? "ImageResource" : "ColorResource" }
    /// UIKit's class that Xcode extends with them, too.
    var className: String { self == .image ? "UIImage" : "UIColor" }
    /// The word that Xcode leaves out at the end of a name.
    fileprivate var suffix: String { self == .image ? "Image" : "Color" }
  }

  let kind: Kind
  /// The name in the catalog, with the folders that are a part of it.
  let asset: String
  /// The symbol, without its namespaces.
  let name: String
  /// The folders that are a part of the asset's name, as types.
  let namespaces: [String]

  /// `nil` for an asset whose name contains no letter or digit.
  init?(_ kind: Kind, _ asset: String) {
    (self.kind, self.asset) = (kind, asset)
    let parts = asset.split(separator: "/")
    var name = Self.words(parts.last ?? "").enumerated()
      .map { $0.offset == 0 ? Self.lowercasedStart($0.element) : Self.capitalized($0.element) }.joined()
    // "AccentColor" is accent.
    if name.hasSuffix(kind.suffix), name.count > kind.suffix.count { name.removeLast(kind.suffix.count) }
    guard let first = name.first else { return nil }
    self.name = first.isNumber ? "_\(name)" : name
    namespaces = parts.dropLast().map { folder in Self.words(folder).map(Self.capitalized).joined() }
  }

  /// The symbols of catalogs, each once.
  static func all(_ assets: AssetNames) -> [AssetSymbol] {
    var seen: Set<String> = []
    let all =
      assets.images.sorted().compactMap { AssetSymbol(.image, $0) }
      + assets.colors.sorted().compactMap { AssetSymbol(.color, $0) }
    return all.filter { seen.insert("\($0.kind) \($0.namespaces) \($0.name)").inserted }
  }

  /// The letters and digits between other characters.
  private static func words(_ name: Substring) -> [Substring] { name.split { !$0.isLetter && !$0.isNumber } }

  private static func capitalized(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// "URLIcon" is urlIcon, "FAQ" is faq.
  private static func lowercasedStart(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    // The last of several capitals starts the next word.
    let next = word.dropFirst(capitals.count).first
    let count = capitals.count > 1 && next?.isLetter == true ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// The names of UIKit's colors and images, which Xcode doesn't declare again.
  static let ofUIKit: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink",
    "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray",
    "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "tintColor", "label", "secondaryLabel",
    "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator", "systemBackground",
    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "lightText", "darkText", "add", "remove", "actions", "checkmark",
    "strokedCheckmark", "groupTableViewBackground",
  ]
}
