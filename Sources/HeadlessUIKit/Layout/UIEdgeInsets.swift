/// Distances from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Four distances, counter-clockwise from the top.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// The same for a reader from left to right.
  var leftToRight: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }
}

/// Distances from the edges in reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Four distances.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()

  /// The same, for a reader from left to right.
  var leftToRight: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}

extension CGRect {
  /// The rectangle without the given distances from its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }

  /// Whether two rectangles share more than an edge. Foundation's `intersects` is content with an edge on Linux, and a
  /// call that each element of each scroll step would pay for. Sizes must not be negative.
  package func overlaps(_ other: CGRect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }
}

extension UIView {
  /// The margins of a view without others.
  static let usualMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// A controller's view keeps the system's distances from the sides of the screen, unless it has margins of its own.
  func takeMarginsOfScreen() {
    if layoutMargins == Self.usualMargins { layoutMargins = Self.screenMargins(width: bounds.width) }
  }

  /// The system's distances from the sides of a screen of a width: those that `systemMinimumLayoutMargins` says on
  /// phones, 16 points, or 20 where it is 414 wide or wider.
  static func screenMargins(width: CGFloat) -> UIEdgeInsets {
    let side: CGFloat = width < 414 ? 16 : 20
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Whether the margins are those of any view, or of a controller's: nobody gave it others.
  final var hasMarginsOfSystem: Bool {
    let margins = layoutMargins
    return margins == Self.usualMargins || margins == Self.screenMargins(width: 0)
      || margins == Self.screenMargins(width: .infinity)
  }
}
