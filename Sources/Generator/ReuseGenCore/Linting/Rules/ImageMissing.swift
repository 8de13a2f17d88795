import ReuseGenXML

enum ImageMissing: AssetRule {
  static let name = "image-missing"
  static let effect = RuleEffect.looks
  static let defaultSeverity = RuleSeverity.warning
  static let summary = """
    A document uses a named image that is neither in the target's asset catalogs nor an image file nor a system symbol.
    """
  static let discussion = """
    The catalogs and image files are those in the folders of the manifest, the documents and the sources, and those
    that `--assets` adds; the plugins add the target's resources. The rule only reports if there is an asset
    catalog. Images of other bundles aren't checked.
    """
  static let rationale = "The image view or button stays empty."
  static let fix = "Correct the name in the attributes inspector, or add the image to an asset catalog."
  static let example = """
    Assets.xcassets contains star.imageset:

        <imageView image="stra" id="a"/>
    """

  static func findings(in context: AssetContext) -> [Finding] {
    let assets = context.assets
    guard assets.hasCatalogs else { return [] }
    var missing = RepeatedFindings<String>()
    for document in context.versions where !context.missingClasses.isUnused(document) {
      for use in document.images
      where !use.isSystemSymbol && !isOfSystem(use.name, on: document.platform) && !assets.hasImage(named: use.name) {
        missing.add(use.name, at: document.location(use.location, use.attribute))
      }
    }
    return missing.findings(of: "image", in: assets.images, "the asset catalogs or among the files")
  }

  /// Whether a name is one of AppKit's images, or leads into another bundle.
  private static func isOfSystem(_ name: String, on platform: IBPlatform) -> Bool {
    platform == .macOS && name.hasPrefix("NS") || name.contains(".bundle/")
  }
}
