/// The methods of a popover's delegate.
@preconcurrency
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// An object that manages a popover.
@preconcurrency
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView?
  /// The rectangle that the popover points at, in the coordinates of the view.
  open var sourceRect = CGRect.zero
  /// The button that the popover points at.
  open var barButtonItem: UIBarButtonItem?
  /// The permitted directions of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow: unknown, because nothing is shown.
  open var arrowDirection: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: .max) }
  /// The views that receive touches while the popover is shown. Stored; has no effect here.
  open var passthroughViews: [UIView]?
  /// The color of the popover. Stored; has no effect here.
  open var backgroundColor: UIColor?
  /// The margins of the popover, in points. Stored; has no effect here.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// Whether the popover may cover its source. Stored; has no effect here.
  open var canOverlapSourceViewRect = false
}

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
}
