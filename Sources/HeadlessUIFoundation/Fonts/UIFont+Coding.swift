extension UIFont: NSSecureCoding {
  /// Archives contain fonts.
  public static var supportsSecureCoding: Bool { true }

  /// Reads the name and the size of an archive.
  public convenience init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName") as String? else { return nil }
    self.init(name: name, size: CGFloat(coder.decodeDouble(forKey: "UIFontPointSize")))
  }

  /// Writes the name and the size.
  public func encode(with coder: NSCoder) {
    coder.encode(fontName as NSString, forKey: "UIFontName")
    coder.encode(Double(pointSize), forKey: "UIFontPointSize")
  }
}
