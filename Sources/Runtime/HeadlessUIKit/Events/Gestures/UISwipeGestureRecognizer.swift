/// A recognizer of swipes.
@preconcurrency
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  package override class var uiKitClass: UIKitClass { swipeGestureRecognizerClass }

  /// The directions of swipes.
  public struct Direction: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes directions from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The direction.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}
