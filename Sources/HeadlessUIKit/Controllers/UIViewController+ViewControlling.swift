extension UIViewController: ViewControlling {
  /// The insets of the root view's safe area: what the bars of the containing controllers cover, and the additional
  /// insets.
  func safeAreaInsets(of view: UIView, covered: UIEdgeInsets) -> UIEdgeInsets {
    var insets = covered
    let inside = controllerUnderBars
    if let parent = inside.parent, let room = parent.viewIfLoaded, view.superview === room {
      let bars = parent.barInsets(over: inside)
      let free = room.bounds.inset(by: bars).insets(in: view.frame)
      insets = UIEdgeInsets(
        top: max(insets.top, free.top),
        left: max(insets.left, free.left),
        bottom: max(insets.bottom, free.bottom),
        right: max(insets.right, free.right)
      )
    }
    return insets + additionalSafeAreaInsets
  }
}

extension UIEdgeInsets {
  fileprivate static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top,
      left: one.left + other.left,
      bottom: one.bottom + other.bottom,
      right: one.right + other.right
    )
  }
}
