public import HeadlessUIKit
public import Testing

extension UserActions where Object: UIBarButtonItem {
  /// Taps the button.
  ///
  /// Performs its primary action, or else calls its target, and performs the segues of its document. Records an issue
  /// if the button is hidden or disabled, has a custom view, which is to be tapped itself, or has nothing to perform, or
  /// if its bar is hidden or covered.
  ///
  ///     controller.navigationItem.rightBarButtonItem?.user.tap()
  ///
  /// - Parameter sourceLocation: The location of an issue. The location of the call unless specified.
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tap()", sourceLocation) { () throws(MissedAction) in
      if object.isHidden { throw MissedAction("the button is hidden") }
      guard object.isEnabled else { throw MissedAction("the button is disabled") }
      if let view = object.customView {
        throw MissedAction("the button shows a custom view, a \(type(of: view)); tap that view")
      }
      guard object.hasAction else { throw MissedAction("the button has no action") }
      for window in UIApplication.shared.windows { try window.bar(with: object)?.requireTouches() }
      object.sendActionByUser()
    }
  }
}

extension UIView {
  /// The first bar in the view hierarchy that has a button.
  fileprivate func bar(with button: UIBarButtonItem) -> UIView? {
    if barButtons.contains(where: { $0 === button }) { return self }
    for view in subviews {
      if let bar = view.bar(with: button) { return bar }
    }
    return nil
  }

  private var barButtons: [UIBarButtonItem] {
    if let bar = self as? UIToolbar { return bar.items ?? [] }
    guard let item = (self as? UINavigationBar)?.topItem else { return [] }
    return (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
  }
}
