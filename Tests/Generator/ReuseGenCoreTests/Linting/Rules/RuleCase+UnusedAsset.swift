extension RuleCase {
  static let unusedAsset = RuleCase(
    "unused-asset",
    reports: """
      ① warning: nothing uses the color "Faded"; remove it, or use it
      ② warning: nothing uses the image "back"; remove it, or use it
      ③ warning: nothing uses the image "old"; remove it, or use it
      """,
    in: """
      // file: Pictures.swift
      import UIKit

      // old, Faded
      let back = UIImage(named: "star")
      // file: Assets.xcassets/AppIcon.appiconset/Contents.json
      // file: Assets.xcassets/Faded.colorset/Contents.json
      ①
      // file: Assets.xcassets/Groups/back.symbolset/Contents.json
      ②
      // file: Assets.xcassets/Sprites.spriteatlas/one.imageset/Contents.json
      // file: Assets.xcassets/old.imageset/Contents.json
      ③
      // file: Assets.xcassets/star.imageset/Contents.json
      """,
    accepts: #"""
      // file: Main.storyboard initialViewController="con-t0-001"
      <viewController id="con-t0-001">
          <view key="view" id="vie-w0-001">
              <subviews>
                  <imageView image="InDocument" id="ima-ge-001"/>
      // file: Pictures.swift
      import SwiftUI
      import UIKit

      enum Pin: String {
        case mapPin
      }

      let people = """
        [{ "name": "Ned Flower" }]
        """

      func pictures(_ number: Int, _ pin: Pin, _ color: String) {
        _ = UIImage(named: "star")
        _ = Color("Tint")
        _ = UIImage(resource: .icMoon)
        _ = UIImage(named: "sun-\(number)")
        _ = UIImage(named: pin.rawValue)
        _ = UIImage(resource: .hero)
        _ = UIImage(named: ["flag", color].joined())
        _ = UIImage.animatedImageNamed("wait", duration: 1)
        _ = #imageLiteral(resourceName: "cloud")
      }

      let colors = ["red"]
      // file: Assets.xcassets/AccentColor.colorset/Contents.json
      // file: Assets.xcassets/HeroImage.imageset/Contents.json
      // file: Assets.xcassets/InDocument.imageset/Contents.json
      // file: Assets.xcassets/Kind/mapPin.imageset/Contents.json
      // file: Assets.xcassets/Ned_Flower.imageset/Contents.json
      // file: Assets.xcassets/Shortcut.imageset/Contents.json
      // file: Assets.xcassets/Tint.colorset/Contents.json
      // file: Assets.xcassets/cloud.symbolset/Contents.json
      // file: Assets.xcassets/flagRed.imageset/Contents.json
      // file: Assets.xcassets/ic_moon.imageset/Contents.json
      // file: Assets.xcassets/page.imageset/Contents.json
      // file: Assets.xcassets/star.imageset/Contents.json
      // file: Assets.xcassets/sun-3.imageset/Contents.json
      // file: Assets.xcassets/wait2.imageset/Contents.json
      // file: Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>UIMainStoryboardFile</key><string>Main</string>
        <key>CFBundleName</key><string>App</string>
        <key>UIApplicationShortcutItemIconFile</key><string>Shortcut</string>
      </dict>
      </plist>
      // file: pages.json
      { "pages": [{ "image": "page.png" }] }
      """#
  )
}
