extension UIView {
  /// The margins of a view without others.
  static let usualMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// A controller's view keeps the system's distances from the sides of the screen, unless it has margins of its own.
  func takeMarginsOfScreen() {
    guard layoutMargins == Self.usualMargins else { return }
    let side: CGFloat = bounds.width < 414 ? 16 : 20
    layoutMargins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
}
