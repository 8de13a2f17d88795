public import HeadlessUIKit
public import Testing

extension UserActions where Object: UIPresentationController {
  /// Swipes a presented sheet or popover down to dismiss it.
  ///
  /// It stays if it, or a controller in it, is modal, or if the delegate refuses; the delegate is told about the
  /// attempt. Records an issue if the controller isn't presented, or if its style can't be dismissed by a swipe.
  ///
  ///     controller.presentedViewController?.presentationController?.user.swipeToDismiss()
  /// - Returns: Whether the controller is dismissed.
  @discardableResult
  public func swipeToDismiss(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    attempt("swipeToDismiss()", sourceLocation, otherwise: false) { () throws(MissedAction) in
      try object.presentedView?.requireTouches()
      return try object.swipeToDismiss()
    }
  }
}
