extension RuleCase {
  static let assetInCode = RuleCase(
    "asset-in-code",
    reports: """
      ① warning: there is no image "moon" in the asset catalogs; correct the name, or add it to a catalog
      ② warning: there is no image "stra" in the asset catalogs; did you mean "star"?
      ③ warning: there is no color "accent" in the asset catalogs; did you mean "Accent"?
      """,
    in: """
      // file: Pictures.swift
      import UIKit

      let star = UIImage(named: ②"stra")
      let accent = UIColor(named: ③"accent")
      // file: Old.m
      @implementation Old
      - (UIImage *)image { return [UIImage imageNamed:①@"moon"]; }
      @end
      // file: Assets.xcassets/Accent.colorset/Contents.json
      {}
      // file: Assets.xcassets/Contents.json
      {}
      // file: Assets.xcassets/star.imageset/Contents.json
      {}
      """,
    accepts: """
      // file: Pictures.swift
      import UIKit

      func picture(_ name: String, in bundle: Bundle) {
        _ = UIImage(named: "star")
        _ = UIColor(named: "Accent")
        _ = UIImage(named: name)
        _ = UIImage(named: "moon", in: bundle, compatibleWith: nil)
        _ = UIImage(named: "Kit.bundle/moon")
        _ = UIImage(named: "sun@2x")
      }
      // file: sun@2x.png
      // file: Assets.xcassets/Accent.colorset/Contents.json
      {}
      // file: Assets.xcassets/Contents.json
      {}
      // file: Assets.xcassets/star.imageset/Contents.json
      {}
      """
  )
}
