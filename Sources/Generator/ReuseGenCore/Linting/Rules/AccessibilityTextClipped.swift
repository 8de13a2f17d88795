import ReuseGenDeclarations
import ReuseGenXML

enum AccessibilityTextClipped: AccessibilityRule {
  static let name = "accessibility-text-clipped"
  static let category = AccessibilityCategory.textClipped
  static let summary = """
    A label or a text field with a text style has a fixed height, less than that of a line at the largest text size.
    """
  static let discussion = """
    The height is that of a required constraint, or of a frame that doesn't resize, unless code can change it through an
    outlet.
    """
  static let rationale = "The text is cut off for users who choose the largest accessibility size."
  static let fix = "Remove the height constraint, or make it greater than or equal."
  static let example = """
    A line of the text style Body has 62 points at the largest size:

        <label text="Name" id="l">
            <constraints><constraint firstAttribute="height" constant="21" id="h"/></constraints>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
    """

  static func findings(in views: DocumentViews, _ context: SourceContext) -> [Finding] {
    views.all.compactMap { view -> Finding? in
      guard view.element.name != "textView", let style = view.font.flatMap(DocumentTextStyle.named),
        let height = views.fixedSize(of: view).height, height < style.largestLine,
        !context.codeSets([.font], of: view, in: views)
      else { return nil }
      return Finding(
        "the \(view.noun) is \(points(height)) points high, but a line of the text style \(style.name) needs "
          + "\(points(style.largestLine)) at the largest text size; let its height follow the text",
        at: views.location(of: view)
      )
    }
  }
}
