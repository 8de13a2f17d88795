// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
extension UIImage {
  /// Whether the colors of an image or the tint color are drawn.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
  /// How the middle of a resizable image is filled.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }
  /// How an image is turned.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    var isTurned: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
    var mirrored: Orientation { Orientation(rawValue: (rawValue + 4) % 8) ?? .up }
  }

  public var renderingMode: RenderingMode { look.renderingMode }
  public var imageOrientation: Orientation { look.orientation }
  public var capInsets: UIEdgeInsets { look.capInsets }
  public var resizingMode: ResizingMode { look.resizingMode }
  public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }
  public var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }
  public var configuration: Configuration? { look.configuration }
  public var symbolConfiguration: SymbolConfiguration? { look.configuration as? SymbolConfiguration }
  public var baselineOffsetFromBottom: CGFloat? { look.baselineOffsetFromBottom }
  package var hasBaseline: Bool { look.baselineOffsetFromBottom != nil }
  /// The traits for which the image was chosen: the current ones.
  public var traitCollection: UITraitCollection { .current }
  /// The color that replaces the image's colors.
  package var tintColor: UIColor? { look.tintColor }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tintColor = color } }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tintColor, $0.renderingMode) = (color, renderingMode) }
  }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { with { $0.capInsets = capInsets } }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(top: top, left: left, bottom: size.height - top - 1, right: size.width - left - 1)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }
  public func withHorizontallyFlippedOrientation() -> UIImage { with { $0.orientation = $0.orientation.mirrored } }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffsetFromBottom = baselineOffset }
  }
  public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffsetFromBottom = nil } }

  /// The image with a configuration. The size of a symbol follows its point size.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol = content, let side = (configuration as? SymbolConfiguration)?.side else {
      return with { $0.configuration = configuration }
    }
    var look = look
    look.configuration = configuration
    return UIImage(content, size: CGSize(width: side, height: side), scale: scale, look: look)
  }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }
}

extension UIImage {
  /// The traits and the look that an image is made for. Stored; has no effect here, apart from a symbol's point size.
  open class Configuration: NSObject, @unchecked Sendable {
    public let traitCollection: UITraitCollection?
    public init(traitCollection: UITraitCollection? = nil) { self.traitCollection = traitCollection }
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
    public func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The configuration of a symbol. Its point size and scale determine the size; the rest is stored.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The values that are set.
    private struct Values {
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var colors: [UIColor]?
      var isMulticolor: Bool?
    }
    private let values: Values

    private init(_ values: Values) {
      self.values = values
      super.init()
    }
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }
    public convenience init(font: UIFont) { self.init(Values(pointSize: font.pointSize)) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, scale: scale))
    }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    public convenience init(hierarchicalColor: UIColor) { self.init(Values(colors: [hierarchicalColor])) }
    public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values(isMulticolor: true))
    }
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Values(isMulticolor: false))
    }

    /// This configuration with the values that the other one sets.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        Values(
          pointSize: other.values.pointSize ?? values.pointSize,
          weight: other.values.weight ?? values.weight,
          scale: other.values.scale ?? values.scale,
          colors: other.values.colors ?? values.colors,
          isMulticolor: other.values.isMulticolor ?? values.isMulticolor
        )
      )
    }
    package func withoutPointSizeAndWeight() -> SymbolConfiguration {
      var values = values
      (values.pointSize, values.weight) = (nil, nil)
      return SymbolConfiguration(values)
    }
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = (object as? SymbolConfiguration)?.values else { return false }
      return other.pointSize == values.pointSize && other.weight == values.weight && other.scale == values.scale
        && other.colors == values.colors && other.isMulticolor == values.isMulticolor
    }
    public override var hash: Int { values.pointSize.hashValue ^ values.weight.hashValue ^ values.scale.hashValue }

    static let standardSide: CGFloat = 20
    /// The width and the height of a symbol, in points.
    var side: CGFloat {
      let factor: CGFloat = values.scale == .small ? 0.8 : values.scale == .large ? 1.3 : 1
      // A symbol is about as high as a line of text.
      return ((values.pointSize ?? 17) * Self.standardSide / 17 * factor).rounded()
    }
  }
}
