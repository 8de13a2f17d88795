import ReuseGenDeclarations
import ReuseGenXML

enum AccessibilityFontAdjustment: AccessibilityRule {
  static let name = "accessibility-font-adjustment"
  static let category = AccessibilityCategory.dynamicType
  static let summary = """
    A label, a text field or a text view has a text style, but doesn't adjust its font when the user's text size changes.
    """
  static let discussion = """
    The rule doesn't report labels of built-in cell styles, or targets whose sources observe the text size.
    """
  static let rationale = """
    The text has the right size when the document is loaded, and keeps it when the user chooses another one, until
    the app is started again.
    """
  static let fix = "Select Automatically Adjusts Font in the attributes inspector."
  static let example = """
    The label has a text style, and nothing adjusts it:

        <label text="Name" id="l">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
    """

  static func findings(in views: DocumentViews, _ context: SourceContext) -> [Finding] {
    if observesTextSize(context) { return [] }
    var kept = RepeatedFindings<String>()
    for view in views.all {
      guard let style = view.font.flatMap(DocumentTextStyle.named), !views.isOfCellStyle(view),
        view.element["adjustsFontForContentSizeCategory"] != "YES",
        !context.codeSets([.font, .adjustsFontForContentSizeCategory], of: view, in: views)
      else { continue }
      kept.add(style.name, at: views.location(of: view))
    }
    return kept.findings { style in
      (
        "text with the text style \(style) keeps its size while the user changes the text size; select Automatically "
          + "Adjusts Font",
        []
      )
    }
  }

  /// Whether code may set fonts when the text size changes.
  private static func observesTextSize(_ context: SourceContext) -> Bool {
    let names = [
      "UIContentSizeCategory", "UIContentSizeCategoryDidChange", "UIContentSizeCategoryDidChangeNotification",
    ]
    return names.contains(where: context.declarations.names)
  }
}
