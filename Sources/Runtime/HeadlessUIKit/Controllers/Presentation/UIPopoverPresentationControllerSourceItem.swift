@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The frame of the item in a view, in points; empty for an item that no view shows.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect { convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The frame of the custom view; an empty rectangle for other items, which have no view here.
  public func frame(in referenceView: UIView) -> CGRect { customView?.frame(in: referenceView) ?? .zero }
}
