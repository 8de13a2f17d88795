extension UIColor: NSSecureCoding {
  /// Archives contain colors.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the components: those of the current traits.
  public func encode(with coder: NSCoder) {
    let components = cgColor.components ?? []
    let keys = components.count == 2 ? ["UIWhite", "UIAlpha"] : ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
    for (key, value) in zip(keys, components) { coder.encode(Double(value), forKey: key) }
  }
}
