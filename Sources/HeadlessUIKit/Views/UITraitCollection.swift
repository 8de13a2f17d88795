/// The environment of views: a phone held upright, in the light style.
public final class UITraitCollection: NSObject, Sendable {
  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The number of pixels per point.
  public let displayScale: CGFloat

  init(
    horizontal: UIUserInterfaceSizeClass = .compact,
    vertical: UIUserInterfaceSizeClass = .regular,
    style: UIUserInterfaceStyle = .light,
    displayScale: CGFloat = 2
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceStyle = style
    self.displayScale = displayScale
  }

  /// The environment that views see.
  public static let current = UITraitCollection()
}
