import ReuseGenDeclarations
import ReuseGenXML

enum AccessibilityPlaceholder: AccessibilityRule {
  static let name = "accessibility-placeholder"
  static let category = AccessibilityCategory.sufficientElementDescription
  static let summary = """
    A text field has a placeholder, but no accessibility label, and no visible label is beside it.
    """
  static let discussion = """
    A label counts if it is in the same view, in the same cell, or in the header of its section.
    """
  static let rationale = "The placeholder disappears when text is entered, and then nothing describes the text."
  static let fix = "Add a visible label, or enter a label under Accessibility in the identity inspector."
  static let example = """
    Nothing but the placeholder names the text field:

        <view id="v">
            <subviews><textField placeholder="Email" id="t"/></subviews>
        </view>
    """

  static func findings(in views: DocumentViews, _ context: SourceContext) -> [Finding] {
    views.all.compactMap { view -> Finding? in
      guard view.element.name == "textField", let placeholder = view.element.visibleText("placeholder"),
        view.accessibilityLabel == nil, !hasLabelBeside(view, views),
        !context.codeSets([.accessibilityLabel], of: view, in: views)
      else { return nil }
      return Finding(
        "only the placeholder \(quoted(placeholder)) describes the text field, and it disappears with the first letter; "
          + "set an accessibility label",
        at: views.location(of: view)
      )
    }
  }

  private static func hasLabelBeside(_ view: DocumentViews.View, _ views: DocumentViews) -> Bool {
    var around = view.parent
    while let index = around {
      let isCell = views.all[index].category.isReusableView
      if index == view.parent || isCell || views.all[index].element.name == "stackView",
        views.descendants(of: index).contains(where: { $0.element.name == "label" })
      {
        return true
      }
      if isCell { return isInTitledSection(index, views) }
      around = views.all[index].parent
    }
    return false
  }

  /// Whether a static cell is in a section with a header.
  private static func isInTitledSection(_ cell: Int, _ views: DocumentViews) -> Bool {
    guard let table = views.all[cell].parent, let id = views.all[cell].element.id else { return false }
    return views.all[table].element.elements(in: "sections").contains { section in
      section.visibleText("headerTitle") != nil && section.elements(in: "cells").contains { $0.id == id }
    }
  }
}
