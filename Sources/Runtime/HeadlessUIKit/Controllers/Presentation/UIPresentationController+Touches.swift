extension UIView {
  /// Whether the view belongs to a presentation that lets touches through to another view.
  package func letsTouchesThrough(to view: UIView) -> Bool {
    let controllers = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
    let presented = controllers.first { $0.presentingViewController != nil }
    return presented?.presentationController?.letsTouchesThrough(to: view) ?? false
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
