/// A rule that finds what assistive technologies, large text or low contrast keep some people from using.
///
/// It sees the views of one document at a time, and the sources only to be silent about what code sets.
protocol AccessibilityRule: Rule {
  static var category: AccessibilityCategory { get }
  static func findings(in views: DocumentViews, _ context: SourceContext) -> [Finding]
}

extension AccessibilityRule {
  static var defaultSeverity: RuleSeverity { .off }
  static var effect: RuleEffect { .accessibility }
  static var inputs: RuleInputs { [.sources, .elements] }
  static func findings(inWhole context: AssetContext) -> [Finding] {
    context.views.flatMap { findings(in: $0, context) }
  }
}

/// A category of an accessibility audit, named as `XCUIAccessibilityAuditType` names it.
enum AccessibilityCategory: String {
  case contrast, dynamicType, elementDetection, hitRegion, sufficientElementDescription, textClipped, trait
}
