extension RuleCase {
  static let imageMissing = RuleCase(
    "image-missing",
    reports: """
      ① warning: there is no image "stra" in the asset catalogs or among the files; did you mean "star"?
      ② warning: there is no image "home" in the asset catalogs or among the files; correct the name, or add the image to a catalog (4 times)
      ③ note: also here
      ④ note: also here
      ⑤ warning: there is no image "banner.png" in the asset catalogs or among the files; correct the name, or add the image to a catalog
      """,
    in: """
      // file: Rating.xib
      <view id="roo-t0-001">
          <subviews>
              <imageView ①image="stra" id="ima-ge-001"/>
              <imageView ②image="home" id="ima-ge-002"/>
              <imageView ③image="home" id="ima-ge-003"/>
              <imageView ④highlightedImage="home" id="ima-ge-004"/>
              <imageView image="home" id="ima-ge-005"/>
              <imageView image="star" id="ima-ge-006">
                  <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="image" keyPath="badge" ⑤value="banner.png"/>
      // file: Assets.xcassets/Tabs/Contents.json
      { "info": { "author": "xcode", "version": 1 }, "properties": { "provides-namespace": true } }
      // file: Assets.xcassets/Tabs/home.imageset/Contents.json
      // file: Assets.xcassets/star.imageset/Contents.json
      """,
    accepts: """
      // file: Menu.xib
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
          <objects>
              <customView id="roo-t0-001">
                  <subviews>
                      <imageView id="ima-ge-001">
                          <imageCell key="cell" image="NSApplicationIcon" id="cel-l0-001"/>
      // file: Rating.xib
      <view id="roo-t0-001">
          <subviews>
              <imageView image="star" id="ima-ge-001"/>
              <imageView image="star.png" id="ima-ge-002"/>
              <imageView image="Tabs/home" id="ima-ge-003"/>
              <imageView image="bolt.rectangle" id="ima-ge-004"/>
              <imageView image="AppIcon" id="ima-ge-005"/>
              <imageView image="photo" id="ima-ge-006"/>
              <imageView image="photo.png" id="ima-ge-007"/>
              <imageView image="Flags/fr" id="ima-ge-008"/>
              <imageView image="heart.fill" catalog="system" id="ima-ge-009"/>
              <imageView image="Kit.bundle/close" id="ima-ge-010"/>
      // file: Assets.xcassets/AppIcon.appiconset/Contents.json
      // file: Assets.xcassets/Icons/bolt.rectangle.symbolset/Contents.json
      // same file: Assets.xcassets/Tabs/Contents.json
      // file: Assets.xcassets/Tabs/Outlined/home.imageset/Contents.json
      // file: Assets.xcassets/star.imageset/Contents.json
      // file: Flags/fr.pdf
      // file: photo@2x~iphone.png
      """
  )
}
