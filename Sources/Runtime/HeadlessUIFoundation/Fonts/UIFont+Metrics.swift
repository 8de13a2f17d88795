extension UIFont {
  public var ascender: CGFloat { metrics.family.ascender * pointSize }
  public var descender: CGFloat { metrics.family.descender * pointSize }
  public var leading: CGFloat { metrics.family.leading * pointSize }
  public var lineHeight: CGFloat { ascender - descender }
  /// The height of a capital letter, in points: San Francisco's unless the font's file states it.
  public var capHeight: CGFloat { metrics.family.capHeight * pointSize }
  /// The height of a lowercase letter, in points: San Francisco's unless the font's file states it.
  public var xHeight: CGFloat { metrics.family.xHeight * pointSize }
  /// Whether a text is nearly as wide as on a device. Otherwise it is measured with the advances of another font.
  package var measuresExactly: Bool { metrics.isExact }
}

extension UIFont.Weight {
  /// The name of the style of the system's font.
  package var name: String {
    switch rawValue {
    case ..<(-0.7): "Ultralight"
    case ..<(-0.5): "Thin"
    case ..<(-0.2): "Light"
    case ..<0.115: "Regular"
    case ..<0.265: "Medium"
    case ..<0.35: "Semibold"
    case ..<0.48: "Bold"
    case ..<0.59: "Heavy"
    default: "Black"
    }
  }
}
