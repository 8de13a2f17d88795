extension RuleCase {
  static let colorMissing = RuleCase(
    "color-missing",
    reports: """
      ① warning: there is no color "Acent" in the asset catalogs; did you mean "Accent"?
      ② warning: there is no color "Text" in the asset catalogs; correct the name, or add the color to a catalog
      """,
    in: """
      // file: Rating.xib
      <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <view id="roo-t0-001">
              <color key="backgroundColor" ①name="Acent"/>
              <color key="tintColor" ②name="Text"/>
      <resources>
          <namedColor name="Acent">
              <color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      // file: Assets.xcassets/Accent.colorset/Contents.json
      // file: Assets.xcassets/Text.imageset/Contents.json
      """,
    accepts: """
      // file: Rating.xib
      <view id="roo-t0-001">
          <color key="backgroundColor" name="Accent"/>
          <color key="tintColor" name="Brand/Text"/>
          <subviews>
              <label id="lab-el-001">
                  <color key="textColor" systemColor="labelColor"/>
                  <color key="shadowColor" name="labelColor" catalog="System" colorSpace="catalog"/>
      // file: Assets.xcassets/Accent.colorset/Contents.json
      // file: Assets.xcassets/Brand/Contents.json
      { "info": { "author": "xcode", "version": 1 }, "properties": { "provides-namespace": true } }
      // file: Assets.xcassets/Brand/Text.colorset/Contents.json
      """
  )
}
