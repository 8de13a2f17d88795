/// Directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes directions from their raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The popover isn't shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
