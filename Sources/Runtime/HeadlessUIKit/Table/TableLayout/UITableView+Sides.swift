extension UITableView {
  /// The margins beside rows, headers and footers. As in UIKit, inset groups keep the table's margins; the system's for
  /// the table's width unless the table has margins of its own.
  var sideMargins: (left: CGFloat, right: CGFloat) {
    if style != .insetGrouped { return (0, 0) }
    let margins = hasMarginsOfSystem ? UIView.screenMargins(width: bounds.width) : layoutMargins
    return (margins.left, margins.right)
  }

  var rowWidth: CGFloat {
    if style != .insetGrouped { return bounds.width }
    let sides = sideMargins
    return max(0, bounds.width - sides.left - sides.right)
  }
}
