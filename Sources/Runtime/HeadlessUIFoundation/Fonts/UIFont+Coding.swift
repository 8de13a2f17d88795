extension UIFont: NSSecureCoding {
  /// Archives contain fonts.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the name and the size.
  public func encode(with coder: NSCoder) {
    coder.encode(fontName as NSString, forKey: "UIFontName")
    coder.encode(Double(pointSize), forKey: "UIFontPointSize")
  }
}
