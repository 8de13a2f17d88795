extension UITableView {
  /// The margins beside rows, headers and footers. As in UIKit, inset groups keep the table's margins; the system's for
  /// the table's width unless the table has margins of its own.
  var sideMargins: (left: CGFloat, right: CGFloat) {
    if style != .insetGrouped { return (0, 0) }
    let margins = hasMarginsOfSystem ? UIView.screenMargins(width: bounds.width) : layoutMargins
    return (margins.left + coveredSides.left, margins.right + coveredSides.right)
  }

  /// The parts of rows, headers and footers beside the safe area, where their content isn't.
  var contentSides: UIEdgeInsets {
    let sides = coveredSides
    return sides == .zero || style == .insetGrouped ? .zero : sides
  }

  /// The width of the content of rows, headers and footers.
  var contentWidth: CGFloat {
    let sides = contentSides
    return rowWidth - sides.left - sides.right
  }

  private var coveredSides: UIEdgeInsets {
    // First what nearly all tables have, because each row asks for it at each layout.
    let covered = noticedSafeArea
    if covered.left == 0 && covered.right == 0 || !insetsContentViewsToSafeArea { return .zero }
    return UIEdgeInsets(top: 0, left: covered.left, bottom: 0, right: covered.right)
  }

  var rowWidth: CGFloat {
    if style != .insetGrouped { return bounds.width }
    let sides = sideMargins
    return max(0, bounds.width - sides.left - sides.right)
  }
}
