import ReuseGenBasics
import ReuseGenDeclarations
import ReuseGenXML

enum AccessibilityContrast: AccessibilityRule {
  static let name = "accessibility-contrast"
  static let category = AccessibilityCategory.contrast
  static let summary = "Text has a contrast ratio below 4.5 to its background, or below 3 if it is large or bold."
  static let discussion = """
    Both colors must be known: those of a document's text and of a view around it that nothing covers. The rule doesn't
    report two system colors, which have high-contrast variants, or text over images or beside overlapping views.

    Dark Mode is checked in documents that Xcode 11 or later saved, unless the Info.plist or the sources choose the
    appearance. Named colors are those of the target's asset catalogs.
    """
  static let rationale = "Users with little sight, and everybody in sunlight, can't read the text."
  static let fix = "Choose a darker or lighter color for the text or for its background."
  static let example = """
    Light gray on white has a contrast of 2.3:

        <view id="v">
            <subviews><label text="Name" id="l">
                <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
                <color key="textColor" white="0.667" alpha="1" colorSpace="calibratedWhite"/>
            </label></subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        </view>
    """

  static var inputs: RuleInputs { [.sources, .elements, .colors] }

  static func findings(in views: DocumentViews, _ context: SourceContext) -> [Finding] {
    let isShownDark = views.knowsDarkMode && !context.choosesAppearance
    return views.all.indices.compactMap { index -> Finding? in
      let view = views.all[index]
      guard ["label", "textField", "textView"].contains(view.element.name), view.element.visibleText("text") != nil,
        view.element["enabled"] != "NO", let color = textColor(of: view, views),
        !context.codeSets([.textColor, .font], of: view, in: views),
        let backdrop = views.backdrop(of: index, context), !(color.isOfSystem && backdrop.isOfSystem)
      else { return nil }
      let isLarge = isLarge(view)
      var (contrast, place) = (color.contrast(before: backdrop), "")
      if isShownDark, contrast.isReadable(isLarge: isLarge), let dark = color.darkContrast(before: backdrop) {
        (contrast, place) = (dark, " in Dark Mode")
      }
      guard !contrast.isReadable(isLarge: isLarge) else { return nil }
      let required = points(ColorContrast.required(isLarge: isLarge))
      return Finding(
        "the text of the \(view.noun) has a contrast of \(points(contrast.ratio)) to the color behind it\(place); choose "
          + "colors with at least \(required)",
        at: views.location(of: view)
      )
    }
  }

  private static func textColor(of view: DocumentViews.View, _ views: DocumentViews) -> DocumentColor? {
    guard let color = view.element.child(key: "textColor"), color.name == "color" else { return .label }
    return DocumentColor(color, views.colors)
  }

  /// Whether it needs less contrast: 18 points, or bold.
  private static func isLarge(_ view: DocumentViews.View) -> Bool {
    guard let font = view.font else { return false }
    if let style = DocumentTextStyle.named(by: font) { return style.size >= 18 || style.isBold }
    if font["type"] == "boldSystem" || ["semibold", "bold", "heavy", "black"].contains(font["weight"]) { return true }
    if font["name"]?.contains("Bold") ?? false { return true }
    return font["pointSize"].flatMap(Double.init).map { $0 >= 18 } ?? true
  }
}
