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
  /// The view or bar button item that the popover points to. Stored; has no effect here.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The class of the background. Stored; has no effect here.
  open var popoverBackgroundViewClass: AnyClass?
  /// The sheet into which the popover changes: none.
  open var adaptiveSheetPresentationController: UISheetPresentationController? { nil }
}
