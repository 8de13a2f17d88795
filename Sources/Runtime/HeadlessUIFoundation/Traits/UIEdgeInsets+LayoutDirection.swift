extension NSDirectionalEdgeInsets {
  package func edges(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .rightToLeft ? leftToRight.mirrored : leftToRight
  }
}

extension UIEdgeInsets {
  package func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    direction == .rightToLeft ? mirrored.leftToRight : leftToRight
  }
}
