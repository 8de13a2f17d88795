import ReuseGenDeclarations
import ReuseGenXML

enum AccessibilityLabelMissing: AccessibilityRule {
  static let name = "accessibility-label-missing"
  static let category = AccessibilityCategory.sufficientElementDescription
  static let summary = """
    A button or a bar button item has an image, but neither a title nor an accessibility label, or an image view with a
    gesture has no label.
    """
  static let discussion = """
    Only objects that something is connected to are reported. SF Symbols describe themselves.
    """
  static let rationale = "VoiceOver reads the name of the image file, or nothing. Voice Control has no name for it."
  static let fix = "Enter a label under Accessibility in the identity inspector: what happens, such as “Close”."
  static let example = """
    The button shows only an image:

        <button id="b">
            <state key="normal" image="close"/>
            <connections>
                <action selector="close:" destination="-1" eventType="touchUpInside" id="c"/>
            </connections>
        </button>
    """

  static func findings(in views: DocumentViews, _ context: SourceContext) -> [Finding] {
    let images = Dictionary(grouping: views.document.images) { $0.owner ?? "" }
    return views.all.compactMap { view -> Finding? in
      guard view.acts, view.accessibilityLabel == nil, let id = view.element.id else { return nil }
      let images = images[id, default: []]
      guard lacksDescription(view, images), !views.isInAccessibilityElement(view),
        !context.codeSets([.accessibilityLabel, .isAccessibilityElement, .title], of: view, in: views)
      else { return nil }
      let image = images.first.map { ", which shows only the image \(quoted($0.name))" } ?? ", which users can tap"
      return Finding(
        "VoiceOver has no description of the \(view.noun)\(image); set its accessibility label",
        at: views.location(of: view)
      )
    }
  }

  private static func lacksDescription(
    _ view: DocumentViews.View,
    _ images: [InterfaceBuilderDocument.ImageUse]
  ) -> Bool {
    let element = view.element
    let hasImage = !images.isEmpty && !images.contains(where: \.isSystemSymbol)
    switch element.name {
    case "button": return hasImage && !hasTitle(element)
    case "barButtonItem": return hasImage && element.visibleText("title") == nil && element["systemItem"] == nil
    case "imageView": return view.hasGesture && element["userInteractionEnabled"] == "YES"
    default: return false
    }
  }

  private static func hasTitle(_ button: IBElement) -> Bool {
    button.children.contains { child in
      guard child.name == "state" || child.name == "buttonConfiguration" else { return false }
      return child.visibleText("title") != nil || child.child(named: "attributedString") != nil
    }
  }
}
