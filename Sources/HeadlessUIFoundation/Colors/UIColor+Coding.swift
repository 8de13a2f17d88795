extension UIColor: NSSecureCoding {
  /// Archives contain colors.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the components: those of the current traits.
  public func encode(with coder: NSCoder) {
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    for (key, value) in [("UIRed", red), ("UIGreen", green), ("UIBlue", blue), ("UIAlpha", alpha)] {
      coder.encode(Double(value), forKey: key)
    }
  }
}
