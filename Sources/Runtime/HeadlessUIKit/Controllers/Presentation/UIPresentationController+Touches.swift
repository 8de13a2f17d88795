extension UIView {
  /// Whether the view belongs to a presentation that lets touches through to another view.
  package func letsTouchesThrough(to view: UIView) -> Bool {
    var next: UIResponder? = self
    while let responder = next {
      if let controller = responder as? UIViewController, controller.presentingViewController != nil {
        return controller.presentationController?.letsTouchesThrough(to: view) ?? false
      }
      next = responder.next
    }
    return false
  }
}

extension UIPresentationController {
  /// Whether a view behind the presented one receives touches on a device, where the presented one covers less of the
  /// window than here.
  fileprivate func letsTouchesThrough(to view: UIView) -> Bool {
    switch self {
    case let popover as UIPopoverPresentationController:
      return popover.passthroughViews?.contains { view.isDescendant(of: $0) } ?? false
    case let sheet as UISheetPresentationController where sheet.largestUndimmedDetentIdentifier != nil: return true
    default:
      guard presentationStyle == .currentContext || presentationStyle == .overCurrentContext else { return false }
      return presentingViewController.viewIfLoaded.map { !view.isDescendant(of: $0) } ?? false
    }
  }
}
