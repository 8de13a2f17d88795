import ReuseGenDeclarations
import ReuseGenXML

enum AccessibilityFontFixed: AccessibilityRule {
  static let name = "accessibility-font-fixed"
  static let category = AccessibilityCategory.dynamicType
  static let summary = """
    A label, a text field or a text view has a system font of a fixed size where a text style has the same font.
    """
  static let discussion = """
    The rule doesn't report other sizes or weights, or labels of built-in cell styles.
    """
  static let rationale = "The text keeps its size when users choose a larger one, and some can't read it."
  static let fix = "Choose the text style as the font in the attributes inspector."
  static let example = """
    System 17 is the font of the text style Body:

        <label text="Name" id="l">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
    """

  static func findings(in views: DocumentViews, _ context: SourceContext) -> [Finding] {
    var fixed = RepeatedFindings<Int>()
    for view in views.all {
      guard let style = view.font.flatMap(DocumentTextStyle.matching),
        let index = DocumentTextStyle.all.firstIndex(of: style), !views.isOfCellStyle(view),
        !context.codeSets([.font, .adjustsFontForContentSizeCategory], of: view, in: views)
      else { continue }
      fixed.add(index, at: views.location(of: view))
    }
    return fixed.findings { index in
      let style = DocumentTextStyle.all[index]
      let font = style.isBold ? "bold system font" : "system font"
      return (
        "the \(font) of \(Int(style.size)) points doesn't follow the user's text size; use the text style \(style.name)",
        []
      )
    }
  }
}
