/// Scales fonts and lengths with the size of content.
///
/// The factor is that of the text style's documented sizes. UIKit's own differs by fractions of a point.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }
  public func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    if font.scaling?.standardSize != nil {
      stop("A scaled font returned by UIFontMetrics should not be used to create another scaled font.")
    }
    let scaling = FontScaling(style: style, standardSize: font.pointSize, maximumSize: maximumPointSize)
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(font.fontName, scaling.size(at: category), scaling: scaling)
  }
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return FontScaling(style: style, standardSize: value).size(at: category)
  }
}
