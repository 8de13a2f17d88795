enum UnusedAsset: UsageRule {
  static let name = "unused-asset"
  static let summary = "The project doesn't use an image or a color of an asset catalog."
  static let discussion = """
    An asset is used if a string in the project's code or data, or one that code composes, can be its name, with or
    without the folders of its namespace; if code names a symbol or a generated constant for it; or if a document or
    Info.plist names it. Icons, launch images and data aren't checked, and nothing is reported if a file with data
    that the project lists doesn't exist. \(readFiles)
    """
  static let rationale = "The asset is in every copy of the app."
  static let fix = "Remove the asset."
  static let example = """
    Assets.xcassets contains old.imageset, and no document names it, nor does a source:

        let image = UIImage(named: "star")
    """

  static func findings(in context: AssetContext, _ usage: ProjectUsage) -> [Finding] {
    guard usage.knowsAssets else { return [] }
    return usage.assets.sets.compactMap { asset in
      guard !isOfSettings(asset.name), !ProjectUsage.isFixture(asset.folder), !usage.usesAsset(asset.name) else {
        return nil
      }
      return Finding(
        "nothing uses the \(asset.isColor ? "color" : "image") \(quoted(asset.name)); remove it, or use it",
        at: SourceLocation(file: "\(asset.folder)/Contents.json")
      )
    }
  }

  /// Whether Xcode uses an asset by default.
  private static func isOfSettings(_ name: String) -> Bool { ["AccentColor", "WidgetBackground"].contains(name) }
}
