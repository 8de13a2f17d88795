extension UIView {
  /// The parts of a view's frame that change when the superview changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    /// A mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How a view positions and scales content of another size.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill.
    case scaleToFill
    /// As large as fits, with its own proportions.
    case scaleAspectFit
    /// As small as fills, with its own proportions.
    case scaleAspectFill
    case redraw
    case center
    /// In the middle of the top edge.
    case top
    /// In the middle of the bottom edge.
    case bottom
    /// In the middle of the left edge.
    case left
    /// In the middle of the right edge.
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }
}
