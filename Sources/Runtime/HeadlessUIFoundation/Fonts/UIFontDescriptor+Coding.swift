extension UIFontDescriptor {
  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    var texts: [String: String] = [:]
    for (key, value) in fontAttributes {
      texts[key.rawValue] = value as? String ?? (value as? UIFont.TextStyle)?.rawValue
    }
    coder.encodeValue(texts, forKey: "UIFontDescriptorTexts")
    coder.encodeValue(pointSize, forKey: "UIFontDescriptorSize")
  }

  static func attributes(of coder: NSCoder) -> [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [:]
    for (key, value) in coder.decodeValue([String: String].self, forKey: "UIFontDescriptorTexts") ?? [:] {
      let name = AttributeName(rawValue: key)
      attributes[name] = name == .textStyle ? UIFont.TextStyle(rawValue: value) : value
    }
    let size = coder.decodeValue(CGFloat.self, forKey: "UIFontDescriptorSize") ?? 0
    if size > 0 { attributes[.size] = size }
    return attributes
  }
}
