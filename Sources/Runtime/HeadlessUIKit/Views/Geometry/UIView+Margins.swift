extension UIView {
  /// The default margins of a view.
  package static let usualMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// Gives a new root view the system's margins, unless its own ones are wider.
  final func takeRootMargins() { layoutMargins = layoutMargins == Self.usualMargins ? .zero : layoutMargins }

  /// The view that a document shows for a controller has the system's margins, unless it has margins of its own.
  func useScreenMargins() {
    if layoutMargins == Self.usualMargins { layoutMargins = Self.screenMargins(width: bounds.width) }
  }

  /// The system's margins for a screen of a width, as `systemMinimumLayoutMargins` returns on phones: 16 points, or 20
  /// on screens wider than those of the smaller phones.
  package static func screenMargins(width: CGFloat) -> UIEdgeInsets {
    let side: CGFloat = width < 400 ? 16 : 20
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Whether the margins are the default ones of a view or of a controller's view, because none were set.
  package final var hasMarginsOfSystem: Bool {
    let margins = layoutMargins
    return margins == Self.usualMargins || margins == Self.screenMargins(width: 0)
      || margins == Self.screenMargins(width: .infinity)
  }

  /// The margins, increased as far as the view extends into margins of its superview that it preserves, and to no more
  /// than those.
  final var preservedMargins: UIEdgeInsets {
    let own = marginsInSafeArea
    guard preservesSuperviewLayoutMargins, let superview else { return own }
    let outer = superview.preservedMargins
    let room = superview.bounds.size
    return UIEdgeInsets(
      top: max(own.top, outer.top - max(0, frame.minY)),
      left: max(own.left, outer.left - max(0, frame.minX)),
      bottom: max(own.bottom, outer.bottom - max(0, room.height - frame.maxY)),
      right: max(own.right, outer.right - max(0, room.width - frame.maxX))
    )
  }

  /// The greatest width of the readable area at the usual size of text, in points.
  private static let readableWidth: CGFloat = 672

  /// The margins, enlarged equally at both sides if the area within them is wider than lines of text should be.
  final var readableMargins: UIEdgeInsets {
    var margins = preservedMargins
    let excess = max(0, bounds.width - margins.left - margins.right - Self.readableWidth)
    (margins.left, margins.right) = (margins.left + excess / 2, margins.right + excess / 2)
    return margins
  }

  /// The margins, measured from the safe area. In a scroll view they aren't, because they would change as it scrolls. A
  /// scroll view's own margins leave out the insets by which it already moves its content.
  private var marginsInSafeArea: UIEdgeInsets {
    let own = layoutMargins
    if !insetsLayoutMarginsFromSafeArea || isInScrollView { return own }
    let safeArea = safeAreaInsets
    let moved = (self as? UIScrollView)?.adjustment ?? .zero
    return UIEdgeInsets(
      top: own.top + max(0, safeArea.top - moved.top),
      left: own.left + max(0, safeArea.left - moved.left),
      bottom: own.bottom + max(0, safeArea.bottom - moved.bottom),
      right: own.right + max(0, safeArea.right - moved.right)
    )
  }

  private var isInScrollView: Bool {
    var next = superview
    while let view = next {
      if view is UIScrollView { return true }
      next = view.superview
    }
    return false
  }
}
