extension UICollectionView {
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell
    /// A supplementary view, such as a header or footer.
    case supplementaryView
    /// A decoration view, which shows no data.
    case decorationView
  }

  /// The direction in which content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Vertically.
    case vertical
    /// Horizontally.
    case horizontal
  }

  /// The position of an item in view after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// How soon items move aside.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }
}
