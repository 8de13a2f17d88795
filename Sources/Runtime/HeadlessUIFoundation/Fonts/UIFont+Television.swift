extension UIFont {
  /// The font for a text style on a television, where fonts are larger and most of them bolder.
  package class func televisionFont(forTextStyle style: TextStyle) -> UIFont {
    let size = televisionSizes[style] ?? 29
    return style == .subheadline ? .systemFont(ofSize: size) : .systemFont(ofSize: size, weight: .medium)
  }

  /// The sizes that Apple documents for tvOS, in points.
  private static let televisionSizes: [TextStyle: CGFloat] = [
    .title1: 76, .title2: 57, .title3: 48, .headline: 38, .callout: 31, .subheadline: 29, .body: 29, .caption1: 25,
    .caption2: 23,
  ]
}
