extension UIButton {
  /// The content and the look of a button. Title, subtitle, image and insets determine its size; pictures show its
  /// colors and its corners. The rest of the look is stored.
  public struct Configuration: Hashable {
    public enum Size {
      case medium, small, mini, large
    }
    public enum CornerStyle {
      case fixed, dynamic, small, medium, large, capsule
    }
    public enum TitleAlignment {
      case automatic, leading, center, trailing
    }
    public enum MacIdiomStyle {
      case automatic, bordered, borderless, borderlessTinted
    }
    public enum Indicator {
      case automatic, none, popup
    }

    enum Style: String {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }
    let style: Style

    public var title: String?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { ownTitleTextAttributesTransformer?.value }
      set { ownTitleTextAttributesTransformer = newValue.map(ByIdentity.init) }
    }
    private var ownTitleTextAttributesTransformer: ByIdentity<UIConfigurationTextAttributesTransformer>?
    /// The font that a document states for the title.
    var titleFont: UIFont?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { ownSubtitleTextAttributesTransformer?.value }
      set { ownSubtitleTextAttributesTransformer = newValue.map(ByIdentity.init) }
    }
    private var ownSubtitleTextAttributesTransformer: ByIdentity<UIConfigurationTextAttributesTransformer>?
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { ownImageColorTransformer?.value }
      set { ownImageColorTransformer = newValue.map(ByIdentity.init) }
    }
    private var ownImageColorTransformer: ByIdentity<UIConfigurationColorTransformer>?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { ownActivityIndicatorColorTransformer?.value }
      set { ownActivityIndicatorColorTransformer = newValue.map(ByIdentity.init) }
    }
    private var ownActivityIndicatorColorTransformer: ByIdentity<UIConfigurationColorTransformer>?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    /// Stored; has no effect here.
    public var buttonSize = Size.medium
    /// Stored; has no effect here.
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownContentInsets.value }
      set { ownContentInsets.value = newValue }
    }
    private var ownContentInsets = Unhashed(NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    public var imagePlacement: NSDirectionalRectEdge {
      get { ownImagePlacement.value }
      set { ownImagePlacement.value = newValue }
    }
    private var ownImagePlacement = Unhashed(NSDirectionalRectEdge.leading)
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// Stored; has no effect here.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Stored; has no effect here.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Stored; has no effect here.
    public var automaticallyUpdateForSelection = true
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { ownIndicatorColorTransformer?.value }
      set { ownIndicatorColorTransformer = newValue.map(ByIdentity.init) }
    }
    private var ownIndicatorColorTransformer: ByIdentity<UIConfigurationColorTransformer>?

    init(_ style: Style) { self.style = style }
    /// Glass. Without a screen it is a gray button.
    @available(iOS 26, *)
    public static func glass() -> Configuration { Configuration(.gray) }
    @available(iOS 26, *)
    public static func clearGlass() -> Configuration { Configuration(.gray) }
    /// Glass that stands out. Without a screen it is a filled button.
    @available(iOS 26, *)
    public static func prominentGlass() -> Configuration { Configuration(.filled) }
    @available(iOS 26, *)
    public static func prominentClearGlass() -> Configuration { Configuration(.filled) }
    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
    public func updated(for button: UIButton) -> Configuration { self }

    var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }
    var shownSubtitle: String? { attributedSubtitle.map { String($0.characters) } ?? subtitle }

    /// The size of the content with its insets, in points.
    @MainActor
    func size(title: String?, image: UIImage?) -> CGSize {
      let texts = lines(title: title).map { $0.font.size(of: $0.text, width: .infinity, lines: 1) }
      var size = CGSize(width: texts.map(\.width).max() ?? 0, height: texts.map(\.height).reduce(0, +))
      if texts.count > 1 { size.height += titlePadding }
      if let picture = image?.size {
        let padding = texts.isEmpty ? 0 : imagePadding
        if imagePlacement == .top || imagePlacement == .bottom {
          size = CGSize(width: max(size.width, picture.width), height: size.height + padding + picture.height)
        } else {
          size = CGSize(width: size.width + padding + picture.width, height: max(size.height, picture.height))
        }
      }
      size.width += contentInsets.leading + contentInsets.trailing
      size.height += contentInsets.top + contentInsets.bottom
      return size
    }
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
}
