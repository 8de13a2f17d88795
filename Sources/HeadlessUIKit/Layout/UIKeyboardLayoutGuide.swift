// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A guide that changes constraints near the edges of its view.
@preconcurrency
@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var constraints: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

  /// Sets the constraints near an edge. Stored; has no effect here.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
  { constraints[edge.rawValue] = trackingConstraints }
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints[edge.rawValue] ?? []
  }
}

/// The area that the keyboard covers. It is the safe area here.
@preconcurrency
@MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats. Stored; has no effect here.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area while there is no keyboard. Stored; has no effect here.
  open var usesBottomSafeArea = true
  /// The distance from the keyboard at which a drag begins to dismiss it. Stored; has no effect here.
  open var keyboardDismissPadding: CGFloat = 0
}
