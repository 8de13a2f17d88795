open class UITrackingLayoutGuide: UILayoutGuide {
  /// Sets the constraints near an edge. Has no effect here.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
  {}
}

/// The area that the keyboard covers in a view, at the bottom edge. Without a keyboard its top is that of the bottom
/// safe area, as UIKit documents it.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats. Stored; has no effect here.
  open var followsUndockedKeyboard = false
  @available(iOS 17, *)
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.invalidateLayout(.content) } }
  }
  /// The distance from the keyboard at which a drag begins to dismiss it. Stored; has no effect here.
  @available(iOS 17, *)
  open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
  /// The height of the view's keyboard guide, in points; 0 for a view whose guide isn't used.
  final var heightOfKeyboardGuide: CGFloat {
    guard let guide = rareIfPresent?.keyboardLayoutGuide else { return 0 }
    let bottom = guide.usesBottomSafeArea ? safeAreaInsets.bottom : 0
    guard let window, let keyboard = window.keyboardFrame else { return bottom }
    let top = convert(keyboard.origin, from: window).y - bounds.minY
    return max(bottom, bounds.height - top)
  }

  /// Requests a layout of the views whose keyboard guide is used, after the keyboard changed.
  final func invalidateKeyboardGuides() {
    if rareIfPresent?.keyboardLayoutGuide != nil { invalidateLayout(.content) }
    for view in subviews { view.invalidateKeyboardGuides() }
  }
}
