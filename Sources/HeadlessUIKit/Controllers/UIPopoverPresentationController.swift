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
}
