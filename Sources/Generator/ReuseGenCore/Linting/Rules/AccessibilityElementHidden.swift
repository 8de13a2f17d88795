import ReuseGenDeclarations
import ReuseGenXML

enum AccessibilityElementHidden: AccessibilityRule {
  static let name = "accessibility-element-hidden"
  static let category = AccessibilityCategory.elementDetection
  static let summary = "A view is an accessibility element and contains controls."
  static let rationale = "Assistive technologies don't find what is in an element. Its controls can't be reached."
  static let fix = "Turn off Accessibility for the view in the identity inspector; keep it on for the controls."
  static let example = """
    VoiceOver selects the view as a whole:

        <view id="v">
            <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
            <subviews><button id="b"/></subviews>
        </view>
    """

  private static let controls: Set<String> = [
    "button", "datePicker", "pickerView", "searchBar", "segmentedControl", "slider", "stepper", "switch", "textField",
  ]

  static func findings(in views: DocumentViews, _ context: SourceContext) -> [Finding] {
    views.all.indices.compactMap { index -> Finding? in
      let view = views.all[index]
      guard view.isAccessibilityElement else { return nil }
      let hidden = views.descendants(of: index).filter { Self.controls.contains($0.element.name) && $0.canAct }
      guard let first = hidden.first,
        !context.codeSets([.accessibilityLabel, .isAccessibilityElement], of: view, in: views)
      else { return nil }
      let controls = hidden.count == 1 ? "a control" : "\(hidden.count) controls"
      return Finding(
        "the view is an accessibility element, so that \(controls) in it can't be reached; turn off its accessibility",
        at: views.location(of: view),
        notes: [Diagnostic.Note("a control is here", at: views.location(of: first))]
      )
    }
  }
}

extension DocumentViews.View {
  /// Whether users can operate a control.
  fileprivate var canAct: Bool { element["userInteractionEnabled"] != "NO" && element["enabled"] != "NO" }
}
