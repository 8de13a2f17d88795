/// What a row of a list shows: a picture, a text and a second text.
///
/// Fonts and colours of the ready-made ones are near UIKit's, which documents their uses only.
public struct UIListContentConfiguration: Hashable {
  /// How the picture looks.
  public struct ImageProperties: Hashable, Sendable {
    /// The colour of a picture that is a template.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the picture, in points; 0 for what it takes.
    public var reservedLayoutSize = CGSize.zero
    /// Whether inverted colours leave the picture as it is.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text looks.
  public struct TextProperties: Hashable, Sendable {
    /// How lines lie.
    public enum TextAlignment: Int, Sendable {
      /// At the leading edge.
      case natural
      /// In the middle.
      case center
      /// At both edges.
      case justified
    }

    /// How the case of letters changes.
    public enum TextTransform: Int, Sendable {
      /// Not at all.
      case none
      /// All large.
      case uppercase
      /// All small.
      case lowercase
      /// The first of each word large.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color = UIColor.label
    /// How lines lie.
    public var alignment = TextAlignment.natural
    /// How lines end that have no room.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks to fit.
    public var adjustsFontSizeToFitWidth = false
    /// How far it shrinks.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the size of content.
    public var adjustsFontForContentSizeCategory = true
    /// How the case of letters changes.
    public var transform = TextTransform.none

    /// The colour that shows.
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

  /// The picture.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes, in place of `text`; its characters show.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes, in place of `secondaryText`; its characters show.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Whether the texts lie side by side, where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Room around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Room between picture and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// Room between texts that lie side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// Room between texts of which one lies below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  private var isDisabled = false

  private init(_ style: UIFont.TextStyle, color: UIColor = .label, second: UIFont.TextStyle = .footnote) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: second), color: .secondaryLabel)
  }

  /// A cell of a list.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.body) }
  /// A cell whose second text lies below the text.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.body) }
  /// A cell whose second text, a value, lies beside the text.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.body, second: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  /// A cell of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.body) }
  /// A cell of a sidebar, whose second text lies below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.body) }
  /// A header of a list.
  public static func header() -> UIListContentConfiguration { plainHeader() }
  /// A footer of a list.
  public static func footer() -> UIListContentConfiguration { plainFooter() }
  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.headline) }
  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, color: .secondaryLabel)
  }
  /// A header of a grouped list, in large letters.
  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.footnote, color: .secondaryLabel)
    configuration.textProperties.transform = .uppercase
    return configuration
  }
  /// A footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }
  /// A header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.headline) }

  /// The text as it shows.
  var shownText: String? { attributedText?.string ?? text.map(textProperties.transformed) }
  /// The second text as it shows.
  var shownSecondaryText: String? {
    secondaryAttributedText?.string ?? secondaryText.map(secondaryTextProperties.transformed)
  }
  /// The colour of the text as it shows.
  var shownColor: UIColor { isDisabled ? .tertiaryLabel : textProperties.resolvedColor() }
  /// The colour of the second text as it shows.
  var shownSecondaryColor: UIColor { isDisabled ? .tertiaryLabel : secondaryTextProperties.resolvedColor() }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// A new view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The configuration as it is in a state: texts of what can't be used are pale.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    updated.isDisabled =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    return updated
  }
}
