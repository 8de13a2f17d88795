/// A font: a name and a size.
///
/// A font of the program's resources is measured with the advances, the kerning and the line heights of its file. The
/// system's font is measured with the advances of Inter, which resembles it, so a layout that depends on text is the
/// same on every machine. Other fonts have the advances of Inter, too, and the line heights of their families if those
/// are known.
open class UIFont: NSObject, @unchecked Sendable {
  private final let header = AttributeHeader()
  public let fontName: String
  public let pointSize: CGFloat
  /// The values that text is measured with.
  let metrics: FontMetrics
  /// How the size follows the size of content; `nil` for a font of one size.
  let scaling: FontScaling?

  /// A font with a name. As in UIKit, a size of 0 is `systemFontSize`, and a name that neither the app's resources nor
  /// a device has results in `nil`. A warning names it once.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if FontLibrary.shared.font(named: fontName) == nil, !DeviceFonts.contain(fontName) {
      warnOnce(
        "There is no font \"\(fontName)\" in the app's resources, and a device has none of this name: "
          + "UIFont(name:size:) is nil. Add its file to the resources, or register it"
      )
      return nil
    }
    self.init(fontName, fontSize)
  }

  /// The font that a document names, whose file may be elsewhere.
  package convenience init(designed fontName: String, size: CGFloat) { self.init(fontName, size) }

  public required convenience init?(coder: NSCoder) {
    guard let name = coder.decodedObject(NSString.self, forKey: "UIFontName") as String? else { return nil }
    self.init(designed: name, size: CGFloat(coder.decodeDouble(forKey: "UIFontPointSize")))
  }

  public override convenience init() { self.init(Self.systemFont(ofSize: 0).fontName, 0) }

  init(_ name: String, _ size: CGFloat, metrics: FontMetrics? = nil, scaling: FontScaling? = nil) {
    fontName = name
    self.scaling = scaling
    // As in UIKit, a size of 0 is the default size.
    pointSize = size > 0 ? size : Self.systemFontSize
    self.metrics = metrics ?? FontMetrics(ofFontNamed: name, pointSize: pointSize)
  }

  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("SFUI-Regular", fontSize) }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont("SFUI-\(weight.name)", fontSize)
  }
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("SFUI-Semibold", fontSize) }
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("SFUI-Italic", fontSize) }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let scaling = FontScaling(style: style)
    return UIFont(style == .headline ? "SFUI-Semibold" : "SFUI-Regular", scaling.size(at: category), scaling: scaling)
  }
  /// The font of a descriptor. A size of 0 is the descriptor's. As in UIKit a descriptor of a text style then makes a
  /// font that follows the size of content.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let style = descriptor.fontAttributes[.textStyle] as? TextStyle
    self.init(
      descriptor.postscriptName,
      pointSize > 0 ? pointSize : descriptor.pointSize,
      scaling: pointSize > 0 ? nil : style.map { FontScaling(style: $0) }
    )
  }

  /// The same font in the size for a category; `nil` if it has one size.
  package func adjusted(to category: UIContentSizeCategory) -> UIFont? {
    scaling.map { UIFont(fontName, $0.size(at: category), scaling: $0) }
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize) }

  public static let labelFontSize: CGFloat = 17
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12
  public static let buttonFontSize: CGFloat = 18

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize
  }

  public override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}
