extension UIView {
  /// Ends editing in a view that leaves its window, as UIKit does. The view can't refuse.
  func giveUpFirstResponder(in window: UIWindow) {
    guard let editing = window.firstResponder as? UIView, editing.isFirstResponder, editing.isDescendant(of: self)
    else { return }
    if !editing.resignFirstResponder() { editing.giveUpFirstResponder() }
  }

  /// Whether the view, or one in it, is the window's first responder.
  var holdsFirstResponder: Bool {
    guard let editing = window?.firstResponder as? UIView, editing.isFirstResponder else { return false }
    return editing.isDescendant(of: self)
  }

  /// Tells the view and, if the window changes, its subviews that they will move.
  func willMove(to newSuperview: UIView?, from oldWindow: UIWindow?, to newWindow: UIWindow?) {
    layoutState.knowsIntrinsicSize = false
    willMove(toSuperview: newSuperview)
    if oldWindow !== newWindow { willMoveBelow(to: newWindow) }
  }

  /// Tells the view and, if the window changed, its subviews that they moved. As in UIKit, the window comes first.
  func didMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
    if oldWindow !== newWindow { didMoveBelow(from: oldWindow) }
    didMoveToSuperview()
  }

  /// Tells a view that came into a window, or from another superview in it, about other traits and another tint color.
  func noticeSurroundings(from oldSuperview: UIView?) {
    guard let superview else { return }
    // Windows of other sizes and styles have other traits than a view without a window.
    let before = oldSuperview?.traitCollection ?? .system
    if superview.traitCollection != before { traitsMayDiffer(from: ownTraits(in: before)) }
    if specifiedTintColor != nil { return }
    let told = oldSuperview == nil && isReusable ? rareIfPresent?.toldTintColor : nil
    guard told != nil || superview.isTinted || oldSuperview?.isTinted == true else { return }
    let color = superview.tintColor
    if isReusable { rare.toldTintColor = color }
    if color != oldSuperview?.tintColor ?? told ?? .systemBlue { tintChanged() }
  }

  func willMoveBelow(to window: UIWindow?) {
    willMove(toWindow: window)
    viewController?.rootViewWillMove(to: window)
    for view in subviews { view.willMoveBelow(to: window) }
  }

  func didMoveBelow(from oldWindow: UIWindow?) {
    // The view may have been in another window before, and outside of any since.
    if let adaptation = rareIfPresent?.traitAdaptation, window != nil {
      adaptation.adapt(self, to: traitCollection)
    }
    didMoveToWindow()
    if awaitsWindow, window != nil {
      awaitsWindow = false
      becomeFirstResponder()
    }
    viewController?.rootViewDidMove(from: oldWindow)
    for view in subviews { view.didMoveBelow(from: oldWindow) }
  }
}
