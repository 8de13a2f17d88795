extension UIColor {
  /// The background of bars without a color of their own.
  package static let barBackground = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.11 : 0.97, alpha: 0.95)
  }
}
