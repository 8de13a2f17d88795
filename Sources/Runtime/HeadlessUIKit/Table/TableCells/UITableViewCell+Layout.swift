extension UITableViewCell {
  /// The distance between the content view's trailing edge and its content if an accessory is beside it.
  private static let marginBesideAccessory: CGFloat = 8

  /// The margin at the sides of a cell of a width. Wide cells have wider ones.
  static func margin(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

  static func emptyContentView() -> UIView {
    let view = UIView.managedByOwner()
    view.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    return view
  }

  func contentMargins(width: CGFloat) -> UIEdgeInsets {
    let start = Self.margin(width: width)
    let end = showsAccessory ? Self.marginBesideAccessory : start
    return start != end && isRightToLeft
      ? UIEdgeInsets(top: 11, left: end, bottom: 11, right: start)
      : UIEdgeInsets(top: 11, left: start, bottom: 11, right: end)
  }

  /// Gives the content view the margins of a cell of a width, unless other ones were set.
  func adoptMargins(width: CGFloat) {
    let (own, new) = (contentView.layoutMargins, contentMargins(width: width))
    if own == new { return }
    let usual: [CGFloat] = [8, 16, 20]
    if own.top == 11, own.bottom == 11, usual.contains(own.left), usual.contains(own.right) {
      contentView.layoutMargins = new
    } else if contentView.preservesSuperviewLayoutMargins {
      contentView.layoutMargins.left = max(own.left, new.left)
      contentView.layoutMargins.right = max(own.right, new.right)
    }
  }
}
