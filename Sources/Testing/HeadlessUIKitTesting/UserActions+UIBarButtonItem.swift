public import HeadlessUIKit
public import Testing

extension UserActions where Object: UIBarButtonItem {
  /// Taps the button.
  ///
  /// Performs its primary action, or else calls its target, and performs the segues of its document. An action without
  /// a target goes up the responder chain, from the first responder or the bar on. Records an issue if the button is
  /// hidden or disabled, has a custom view, which is to be tapped itself, or has nothing to perform, if no responder
  /// performs its action, or if its bar is hidden or covered.
  ///
  ///     controller.navigationItem.rightBarButtonItem?.user.tap()
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tap()", sourceLocation) { () throws(MissedAction) in
      if object.isHidden { throw MissedAction("the button is hidden") }
      guard object.isEnabled else { throw MissedAction("the button is disabled") }
      if let view = object.customView {
        throw MissedAction("the button shows a custom view, a \(type(of: view)); tap that view")
      }
      guard object.hasAction else { throw MissedAction("the button has no action") }
      let bar = try requireBar()
      if let missed = object.sendActionByUser(in: bar) {
        throw MissedAction(
          "the action \(missed) has no target, and no responder performs it, from the first responder or the bar on"
        )
      }
    }
  }

  /// Requires that one of the bars that have the button takes touches, if there are any.
  ///
  /// - Returns: The bar, or `nil` if there is none.
  private func requireBar() throws(MissedAction) -> UIView? {
    var missed: MissedAction?
    for bar in UIApplication.shared.windows.flatMap({ $0.bars(with: object) }) {
      do throws(MissedAction) {
        try bar.requireTouches()
        guard let navigationBar = bar as? UINavigationBar, navigationBar.topItem?.has(object) == false else {
          return bar
        }
        throw MissedAction("another screen is on top of the button's")
      } catch { missed = error }
    }
    if let missed { throw missed }
    return nil
  }
}

extension UIView {
  /// The bars in the view hierarchy that have a button, on top or below it.
  fileprivate func bars(with button: UIBarButtonItem) -> [UIView] {
    let isBar =
      (self as? UIToolbar)?.items?.contains { $0 === button }
      ?? (self as? UINavigationBar)?.items?.contains { $0.has(button) } ?? false
    return (isBar ? [self] : []) + subviews.flatMap { $0.bars(with: button) }
  }
}

extension UINavigationItem {
  fileprivate func has(_ button: UIBarButtonItem) -> Bool {
    let groups = leadingItemGroups + centerItemGroups + trailingItemGroups
    let buttons = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) + groups.flatMap(\.barButtonItems)
    return buttons.contains { $0 === button }
  }
}
