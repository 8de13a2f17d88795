extension NSDirectionalEdgeInsets {
  /// The insets in a layout direction.
  package func edges(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .rightToLeft ? leftToRight.mirrored : leftToRight
  }
}

extension UIEdgeInsets {
  /// The insets in a layout direction.
  package func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    direction == .rightToLeft ? mirrored.leftToRight : leftToRight
  }
}
