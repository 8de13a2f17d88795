#if !canImport(ObjectiveC)
extension AttributeContainer {
  private typealias Keys = AttributeScopes.UIKitAttributes

  /// Creates the attributes of a dictionary: those of UIKit that `AttributedString` has, and links. Others are ignored.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self[Keys.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Keys.KernAttribute.self] = Self.number(dictionary[.kern])
    self[Keys.TrackingAttribute.self] = Self.number(dictionary[.tracking])
    self[Keys.BaselineOffsetAttribute.self] = Self.number(dictionary[.baselineOffset])
    self[Keys.UnderlineStyleAttribute.self] = Self.style(dictionary[.underlineStyle])
    self[Keys.StrikethroughStyleAttribute.self] = Self.style(dictionary[.strikethroughStyle])
    self[Keys.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    self[Keys.ShadowAttribute.self] = dictionary[.shadow] as? NSShadow
    let link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link
  }

  private static func number(_ value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private static func style(_ value: Any?) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? (value as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) }
  }
}
#endif
