extension UIViewController {
  /// Stops with UIKit's message if the view controller is presented and can't be shown: an alert without content, or a
  /// popover that points to nothing. In a narrow window a device shows a popover in another way.
  final func requireShowable() {
    guard let presenter = ownPresenting else { return }
    (self as? UIAlertController)?.requireContent()
    guard let popover = presentationController as? UIPopoverPresentationController, !popover.isAnchored,
      viewIfLoaded?.window?.traitCollection.horizontalSizeClass == .regular
    else { return }
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    if isPad, let alert = self as? UIAlertController {
      stop(
        "Your application has presented a UIAlertController (<\(type(of: alert))>) of style "
          + "UIAlertControllerStyleActionSheet from <\(type(of: presenter))>. The "
          + "modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must "
          + "provide location information for this popover through the alert controller's "
          + "popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem. If "
          + "this information is not known when you present the alert controller, you may provide it in the "
          + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
      )
    }
    if isPad || modalPresentationStyle == .popover {
      stop(
        "UIPopoverPresentationController (<\(type(of: popover))>) should have a non-nil sourceView or barButtonItem set "
          + "before the presentation occurs."
      )
    }
  }

  /// Whether the view controller is shown as a popover where there is room: as its style specifies, an action sheet, or
  /// on an iPad a share sheet.
  final var isPopover: Bool {
    modalPresentationStyle == .popover || (self as? UIAlertController)?.preferredStyle == .actionSheet
      || self is UIActivityViewController && UIDevice.current.userInterfaceIdiom == .pad
  }
}

extension UIPopoverPresentationController {
  fileprivate var isAnchored: Bool { sourceView != nil || sourceItem != nil || barButtonItem != nil }
}
