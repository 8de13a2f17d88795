extension UIImage {
  /// The traits and the look that an image is made for. Stored; has no effect here, apart from a symbol's point size.
  ///
  /// Coders without class names encode it; the `NSKeyedArchiver` of Foundation on Linux stops at nested classes.
  open class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let traitCollection: UITraitCollection?
    @available(iOS 17, *)
    public init(traitCollection: UITraitCollection? = nil) { self.traitCollection = traitCollection }
    public required init?(coder: NSCoder) {
      traitCollection = coder.decodedObject(UITraitCollection.self, forKey: "traitCollection")
    }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encodeObject(traitCollection, forKey: "traitCollection") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
    public func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

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
    public required init?(coder: NSCoder) {
      var values = Values()
      values.pointSize = coder.decodeValue(CGFloat?.self, forKey: "pointSize") ?? nil
      values.weight = (coder.decodeValue(Int?.self, forKey: "weight") ?? nil).flatMap(SymbolWeight.init)
      values.scale = (coder.decodeValue(Int?.self, forKey: "scale") ?? nil).flatMap(SymbolScale.init)
      values.isMulticolor = coder.decodeValue(Bool?.self, forKey: "isMulticolor") ?? nil
      let colors = coder.decodedObjects(UIColor.self, forKey: "colors")
      values.colors = colors.isEmpty ? nil : colors
      self.values = values
      super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      coder.encodeValue(values.pointSize, forKey: "pointSize")
      coder.encodeValue(values.weight?.rawValue, forKey: "weight")
      coder.encodeValue(values.scale?.rawValue, forKey: "scale")
      coder.encodeValue(values.isMulticolor, forKey: "isMulticolor")
      coder.encodeObjects(values.colors, forKey: "colors")
    }
    public static let unspecified = SymbolConfiguration(Values())
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
    public class func preferringMulticolor() -> Self {
      own(SymbolConfiguration(Values(isMulticolor: true)))
    }
    public class func preferringMonochrome() -> Self {
      own(SymbolConfiguration(Values(isMulticolor: false)))
    }

    public override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return Self.own(
        SymbolConfiguration(
          Values(
            pointSize: other.values.pointSize ?? values.pointSize,
            weight: other.values.weight ?? values.weight,
            scale: other.values.scale ?? values.scale,
            colors: other.values.colors ?? values.colors,
            isMulticolor: other.values.isMulticolor ?? values.isMulticolor
          )
        )
      )
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

  @available(iOS 17, *)
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }
}
