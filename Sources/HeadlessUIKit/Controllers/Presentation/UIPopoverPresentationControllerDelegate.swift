/// The methods of a popover's delegate.
@preconcurrency
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
