/// How the size of a font follows the size of content.
struct FontScaling: Sendable {
  let style: UIFont.TextStyle
  /// The size at the standard category, in points; `nil` for that of the style.
  var standardSize: CGFloat?
  /// The largest size, in points.
  var maximumSize = CGFloat.infinity

  func size(at category: UIContentSizeCategory) -> CGFloat {
    let size = TextStyleSizes.size(of: style, at: category)
    guard let standardSize else { return min(maximumSize, size) }
    if category == .large || category == .unspecified { return min(maximumSize, standardSize) }
    let factor = size / TextStyleSizes.size(of: style, at: .large)
    return min(maximumSize, (standardSize * factor * 3).rounded() / 3)
  }
}
