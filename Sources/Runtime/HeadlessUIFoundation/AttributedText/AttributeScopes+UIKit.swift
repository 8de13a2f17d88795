#if !canImport(ObjectiveC)
// UIKit's attributes of `AttributedString`. They are stored; text is measured in one font.
extension AttributeScopes {
  /// UIKit's attributes.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The distance between characters.
    public let kern: KernAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the line below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The color of the outline of the text.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outline of the text, in percent of the size of the font.
    public let strokeWidth: StrokeWidthAttribute
    /// The slant of the text.
    public let obliqueness: ObliquenessAttribute
    /// How much wider the text is.
    public let expansion: ExpansionAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The distance from the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The distance between characters as the font specifies it.
    public let tracking: TrackingAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The color of the line below the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = UIColor
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "NSUnderlineColor"
    }
    /// The color of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = UIColor
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "NSStrikethroughColor"
    }
    /// The color of the outline of the text.
    public enum StrokeColorAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = UIColor
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "NSStrokeColor"
    }
    /// The width of the outline of the text.
    public enum StrokeWidthAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = CGFloat
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "NSStrokeWidth"
    }
    /// The slant of the text.
    public enum ObliquenessAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = CGFloat
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "NSObliqueness"
    }
    /// How much wider the text is.
    public enum ExpansionAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = CGFloat
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "NSExpansion"
    }
    /// The font.
    public enum FontAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = UIFont
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "NSFont"
    }
    /// The color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = UIColor
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "NSColor"
    }
    /// The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = UIColor
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "NSBackgroundColor"
    }
    /// The distance between characters.
    public enum KernAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = CGFloat
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "NSKern"
    }
    /// The line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = NSUnderlineStyle
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "NSUnderline"
    }
    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = NSUnderlineStyle
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "NSStrikethrough"
    }
    /// The distance from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = CGFloat
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "NSBaselineOffset"
    }
    /// The distance between characters as the font specifies it.
    public enum TrackingAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = CGFloat
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "NSTracking"
    }
    /// The style of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = NSParagraphStyle
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "NSParagraphStyle"
    }
    /// The shadow.
    public enum ShadowAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = NSShadow
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "NSShadow"
    }
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// A UIKit attribute.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
#endif
