extension UIColor: NSSecureCoding {
  /// Archives contain colors.
  public static var supportsSecureCoding: Bool { true }

  /// Reads the components of an archive.
  public convenience init?(coder: NSCoder) {
    let parts = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].map { key in
      coder.containsValue(forKey: key) ? CGFloat(coder.decodeDouble(forKey: key)) : nil
    }
    guard let red = parts[0], let green = parts[1], let blue = parts[2], let alpha = parts[3] else { return nil }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Writes the components: those of the current traits.
  public func encode(with coder: NSCoder) {
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    for (key, value) in [("UIRed", red), ("UIGreen", green), ("UIBlue", blue), ("UIAlpha", alpha)] {
      coder.encode(Double(value), forKey: key)
    }
  }
}
