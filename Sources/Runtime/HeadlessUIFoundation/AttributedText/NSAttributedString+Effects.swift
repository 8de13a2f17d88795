extension NSAttributedString {
  /// An effect of text. Stored; has no effect here.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
  }
}

extension NSAttributedString.Key {
  /// The language in which a text is spoken. Stored; has no effect here.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  /// The pitch with which a text is spoken. Stored; has no effect here.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// Whether punctuation is spoken. Stored; has no effect here.
  public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
  /// How a text is pronounced. Stored; has no effect here.
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
  /// Whether a text is spoken letter by letter. Stored; has no effect here.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// Whether an announcement waits for others. Stored; has no effect here.
  public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The level of a heading. Stored; has no effect here.
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
}
