import ReuseGenDeclarations

enum AssetInCode: AssetRule {
  static let name = "asset-in-code"
  static let effect = RuleEffect.looks
  static let defaultSeverity = RuleSeverity.warning
  static let summary = "Code names an image or a color that the target doesn't have."
  static let discussion = """
    The rule reads `UIImage(named:)`, `UIColor(named:)`, `ImageResource(name:)`, `ColorResource(name:)` and the
    literals of images and colors. The assets are those of the target and of what it depends on, as for
    `image-missing`.
    """
  static let rationale = """
    The result is nil: an image or a color is missing, and the app stops where the result is unwrapped by force.
    """
  static let fix = "Correct the name, or add the asset to a catalog."
  static let example = """
    Assets.xcassets contains star.imageset:

        let image = UIImage(named: "stra")
    """

  static func findings(in context: AssetContext) -> [Finding] {
    let assets = context.assets
    guard assets.hasCatalogs else { return [] }
    var suggestions = SpellingSuggestions()
    return context.codeNames([.image, .color]).compactMap { name in
      // AppKit's own names begin with NS. A path into a bundle leads elsewhere.
      guard !name.text.hasPrefix("NS"), !name.text.contains(".bundle/") else { return nil }
      let isColor = name.use.kind == .color
      guard isColor ? !assets.hasColor(named: name.text) : !assets.hasImage(named: name.text) else { return nil }
      let all = isColor ? assets.colors : assets.images
      let near = suggestions.nearest(to: name.text, in: all.sorted())
      let suggestion = near.map(didYouMean) ?? "correct the name, or add it to a catalog"
      let kind = isColor ? "color" : "image"
      return Finding("there is no \(kind) \(quoted(name.text)) in the asset catalogs; \(suggestion)", at: name.location)
    }
  }
}
