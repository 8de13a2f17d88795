/// The content of a list's row: an image, a text and a secondary text.
///
/// Fonts and colors of the standard configurations are similar to UIKit's, which documents only their uses.
public struct UIListContentConfiguration: Hashable, CustomStringConvertible {
  /// The axes along which the margins include the superview's. Stored; has no effect here.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { ownAxes.value }
    set { ownAxes.value = newValue }
  }
  private var ownAxes = Unhashed(UIAxis.both)
  public var description: String {
    "UIListContentConfiguration(text: \(described(shownText)), secondaryText: \(described(shownSecondaryText)))"
  }
  public struct ImageProperties: Hashable, CustomStringConvertible {
    public var description: String {
      "ImageProperties(tintColor: \(described(tintColor)), maximumSize: \(maximumSize))"
    }
    public var tintColor: UIColor?
    /// Changes the tint color. Stored; has no effect here.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { ownTintColorTransformer?.value }
      set { ownTintColorTransformer = newValue.map(ByIdentity.init) }
    }
    private var ownTintColorTransformer: ByIdentity<UIConfigurationColorTransformer>?
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
    /// The configuration of a symbol. Stored; has no effect here.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    // On Apple's platforms sizes aren't hashable.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
      for size in [maximumSize, reservedLayoutSize] { hasher.combine([size.width, size.height]) }
    }
  }

  public struct TextProperties: Hashable, CustomStringConvertible {
    public var description: String { "TextProperties(font: \(font), color: \(color))" }
    public enum TextAlignment {
      case natural, center, justified
    }

    public enum TextTransform {
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color = UIColor.label
    /// Changes the color. Stored; has no effect here.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { ownColorTransformer?.value }
      set { ownColorTransformer = newValue.map(ByIdentity.init) }
    }
    private var ownColorTransformer: ByIdentity<UIConfigurationColorTransformer>?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    /// Whether the font shrinks to fit. Stored; has no effect here.
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }

    public func resolvedColor() -> UIColor { color }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  /// The attributed text, used instead of `text`. Its characters are displayed.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  /// The attributed secondary text, used instead of `secondaryText`. Its characters are displayed.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var prefersSideBySideTextAndSecondaryText = false
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownMargins.value }
    set { ownMargins.value = newValue }
  }
  private var ownMargins = Unhashed(NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  private var isDisabled = false

  private init(_ style: UIFont.TextStyle, color: UIColor = .label, second: UIFont.TextStyle = .footnote) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: second), color: .secondaryLabel)
  }

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.body) }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.body) }
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.body, second: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.body) }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.body) }
  @available(iOS 18, *)
  public static func header() -> UIListContentConfiguration { plainHeader() }
  @available(iOS 18, *)
  public static func footer() -> UIListContentConfiguration { plainFooter() }
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.headline) }
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, color: .secondaryLabel)
  }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline)
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.title2)
  }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }
  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.footnote, color: .secondaryLabel)
    configuration.textProperties.transform = .uppercase
    return configuration
  }
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.headline) }

  var shownText: String? { attributedText?.string ?? text.map(textProperties.transformed) }
  var shownSecondaryText: String? {
    secondaryAttributedText?.string ?? secondaryText.map(secondaryTextProperties.transformed)
  }
  /// The color of the text in the present state.
  var shownColor: UIColor { isDisabled ? .tertiaryLabel : textProperties.resolvedColor() }
  var shownSecondaryColor: UIColor { isDisabled ? .tertiaryLabel : secondaryTextProperties.resolvedColor() }
}

extension UIListContentConfiguration: UIContentConfiguration {
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The configuration for a state: text is dimmed if the cell is disabled.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    updated.isDisabled =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    return updated
  }
}
