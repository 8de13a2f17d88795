@available(iOS 17, *)
public struct UIContentUnavailableConfiguration: Hashable {
  public enum Alignment: Int, Sendable {
    case center, natural
  }

  public struct TextProperties: Hashable, Sendable {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font shrinks to fit. Stored; has no effect here.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum factor by which the font shrinks. Stored; has no effect here.
    public var minimumScaleFactor: CGFloat = 0
  }

  public struct ImageProperties: Hashable, Sendable {
    public var tintColor: UIColor?
    /// The configuration of a symbol. Stored; has no effect here.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; 0 for no limit. Stored; has no effect here.
    public var maximumSize = CGSize.zero

    // On Apple's platforms sizes aren't hashable.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
      hasher.combine([maximumSize.width, maximumSize.height])
    }
  }

  public struct ButtonProperties: Hashable {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    /// The role. Stored; has no effect here.
    public var role = UIButton.Role.normal
    public var isEnabled = true
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline),
    color: .secondaryLabel
  )
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment of the content. Stored; the content is centered here.
  public var alignment = Alignment.center
  public var imageToTextPadding: CGFloat = 8
  public var textToSecondaryTextPadding: CGFloat = 4
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownMargins.value }
    set { ownMargins.value = newValue }
  }
  private var ownMargins = Unhashed(NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
  /// The axes along which the margins include the superview's. Stored; has no effect here.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { ownAxes.value }
    set { ownAxes.value = newValue }
  }
  private var ownAxes = Unhashed(UIAxis.both)
  public var background = UIBackgroundConfiguration.clear()
  /// Whether an activity indicator takes the place of the image.
  var isLoading = false

  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    (configuration.isLoading, configuration.secondaryText) = (true, "Loading\u{2026}")
    return configuration
  }
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    (configuration.text, configuration.secondaryText) = ("No Results", "Check the spelling or try a new search.")
    return configuration
  }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  /// The configuration for a state: the same.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}
