extension UIColor: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    let components = cgColor.components ?? []
    let keys = components.count == 2 ? ["UIWhite", "UIAlpha"] : ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
    for (key, value) in zip(keys, components) { coder.encode(Double(value), forKey: key) }
  }
}
