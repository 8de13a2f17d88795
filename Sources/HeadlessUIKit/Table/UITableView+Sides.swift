extension UITableView {
  /// What rows, headers and footers leave free at the sides: inset groups keep the table's margins, as in UIKit. Where
  /// nobody gave the table margins those are the system's for its width, whether or not it is a controller's view.
  var sideMargins: (left: CGFloat, right: CGFloat) {
    if style != .insetGrouped { return (0, 0) }
    let margins = hasMarginsOfSystem ? UIView.screenMargins(width: bounds.width) : layoutMargins
    return (margins.left, margins.right)
  }

  /// How wide rows, headers and footers are.
  var rowWidth: CGFloat {
    if style != .insetGrouped { return bounds.width }
    let sides = sideMargins
    return max(0, bounds.width - sides.left - sides.right)
  }
}
