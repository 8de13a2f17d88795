open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
  /// The permitted directions of the arrow. Stored; has no effect here.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow: unknown, because nothing is shown.
  open var arrowDirection: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: .max) }
  /// The views that receive touches while the popover is shown: actions of `user` reach them.
  open var passthroughViews: [UIView]?
  /// The color of the popover. Stored; has no effect here.
  open var backgroundColor: UIColor?
  /// The margins of the popover, in points. Stored; has no effect here.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// Whether the popover may cover its source. Stored; has no effect here.
  open var canOverlapSourceViewRect = false
  /// The view or bar button item that the popover points to. Stored; has no effect here.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The class of the background. Stored; has no effect here.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  /// The sheet into which the popover changes in a narrow window. Its values are stored; a popover doesn't change here.
  open var adaptiveSheetPresentationController: UISheetPresentationController { ownSheet }
  private final lazy var ownSheet = UISheetPresentationController(
    presentedViewController: presentedViewController,
    presenting: nil
  )
}

/// The measurements of a popover's background. Called by tests only.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  static func arrowBase() -> CGFloat
  static func arrowHeight() -> CGFloat
  static func contentViewInsets() -> UIEdgeInsets
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The popover isn't shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
