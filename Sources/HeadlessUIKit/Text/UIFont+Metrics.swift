extension UIFont {
  /// How far the highest letters reach above the baseline, in points.
  public var ascender: CGFloat { metrics.family.ascender * pointSize }
  /// How far the lowest letters reach below the baseline, in points: a negative number.
  public var descender: CGFloat { metrics.family.descender * pointSize }
  /// The room between two lines, in points.
  public var leading: CGFloat { metrics.family.leading * pointSize }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { ascender - descender }
  /// The height of a capital letter, in points: San Francisco's.
  public var capHeight: CGFloat { 0.7046 * pointSize }
  /// The height of a small letter, in points: San Francisco's.
  public var xHeight: CGFloat { 0.5264 * pointSize }
}

extension UIFont.Weight {
  /// The name of the style of the system's font.
  var name: String {
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
