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

  /// The attributes that `init(_:)` reads.
  fileprivate var dictionary: [NSAttributedString.Key: Any] {
    let values: [NSAttributedString.Key: Any?] = [
      .font: self[Keys.FontAttribute.self], .foregroundColor: self[Keys.ForegroundColorAttribute.self],
      .backgroundColor: self[Keys.BackgroundColorAttribute.self], .kern: self[Keys.KernAttribute.self],
      .tracking: self[Keys.TrackingAttribute.self], .baselineOffset: self[Keys.BaselineOffsetAttribute.self],
      .underlineStyle: self[Keys.UnderlineStyleAttribute.self]?.rawValue,
      .strikethroughStyle: self[Keys.StrikethroughStyleAttribute.self]?.rawValue,
      .paragraphStyle: self[Keys.ParagraphStyleAttribute.self], .shadow: self[Keys.ShadowAttribute.self],
      .link: self[AttributeScopes.FoundationAttributes.LinkAttribute.self],
    ]
    return values.compactMapValues { $0 }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private static func style(_ value: Any?) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? (value as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) }
  }
}

// Linux lacks the conversion of one type to the other.

extension AttributedString {
  /// The text with the attributes that `AttributeContainer.init(_:)` reads.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      let text = nsStr.attributedSubstring(from: range).string
      append(AttributedString(text, attributes: AttributeContainer(attributes)))
    }
  }
}

extension NSAttributedString {
  /// The text with the same attributes.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let part = String(attrStr.characters[run.range])
      text.append(NSAttributedString(string: part, attributes: run.attributes.dictionary))
    }
    self.init(attributedString: text)
  }
}
#endif
