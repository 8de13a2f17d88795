import ReuseGenXML

enum ColorMissing: AssetRule {
  static let name = "color-missing"
  static let effect = RuleEffect.looks
  static let defaultSeverity = RuleSeverity.warning
  static let summary = """
    A document uses a named color that is neither in the target's asset catalogs nor a system color.
    """
  static let discussion = "The catalogs are those that `image-missing` reads."
  static let rationale = """
    UIKit uses the document's copy of the color, which has no dark variant and doesn't follow later changes.
    """
  static let fix = "Correct the name in the attributes inspector, or add the color to an asset catalog."
  static let example = """
    Assets.xcassets contains Accent.colorset:

        <color key="tintColor" name="Acent"/>
    """

  static func findings(in context: AssetContext) -> [Finding] {
    let assets = context.assets
    guard assets.hasCatalogs else { return [] }
    var missing = RepeatedFindings<String>()
    for document in context.versions where !context.missingClasses.isUnused(document) {
      for use in document.colors where !use.isSystemColor && !assets.hasColor(named: use.name) {
        missing.add(use.name, at: document.location(use.location, "name"))
      }
    }
    return missing.findings(of: "color", in: assets.colors, "the asset catalogs")
  }
}
