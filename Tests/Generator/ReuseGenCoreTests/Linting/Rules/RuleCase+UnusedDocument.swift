extension RuleCase {
  static let unusedDocument = RuleCase(
    "unused-document",
    reports: """
      ① warning: nothing loads the storyboard "Old"; remove it, or load it
      ② warning: nothing loads the nib "OldForm"; remove it, or load it
      ③ warning: nothing loads the nib "OldView"; remove it, or load it
      """,
    in: """
      // file: ②OldForm.xib
      <view id="roo-t0-001"/>
      // file: ③OldView.xib
      <view id="roo-t0-001" customClass="OldView" customModuleProvider="target"/>
      // file: Main.storyboard initialViewController="con-t0-001"
      <viewController id="con-t0-001"/>
      // file: ①Old.storyboard initialViewController="con-t0-001"
      <viewController id="con-t0-001"/>
      // file: Old.swift
      import UIKit

      // Its declaration and extension don't use the nib, nor does a comment: OldView.
      final class OldView: UIView {}

      extension OldView {
        func show(_ oldForm: UIView) {}
      }
      // file: Old.m
      #import "OldForm.h"

      @class OldForm;

      @implementation OldForm
      @end
      // file: Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>CFBundleName</key><string>App</string>
        <key>UIMainStoryboardFile</key><string>Main</string>
      </dict>
      </plist>
      """,
    accepts: #"""
      // file: Detail.xib
      <view id="roo-t0-001"/>
      // file: Fixtures/Sample.xib
      <view id="roo-t0-001"/>
      // file: FormA.xib
      <view id="roo-t0-001"/>
      // file: IconLarge.xib
      <view id="roo-t0-001"/>
      // file: InMacro.xib
      <view id="roo-t0-001"/>
      // file: Photo.xib
      <view id="roo-t0-001"/>
      // file: Rating.xib
      <view id="roo-t0-001"/>
      // file: Row-1.xib
      <view id="roo-t0-001"/>
      // file: Star.xib
      <view id="roo-t0-001"/>
      // file: Launch.storyboard initialViewController="con-t0-001"
      <viewController id="con-t0-001">
          <connections>
              <segue destination="lin-k0-001" kind="show" id="seg-e0-001"/>
      <viewControllerPlaceholder storyboardName="Linked" id="lin-k0-001"/>
      // file: Linked.storyboard initialViewController="con-t0-001"
      <viewController id="con-t0-001"/>
      // file: Views.swift
      import UIKit

      enum Nib: String {
        case rating, other
      }

      final class DetailController: UIViewController {}

      func load(_ size: String, _ kind: Nib, _ row: Int) {
        _ = UINib(nibName: "Photo", bundle: nil)
        _ = UINib(nibName: "Icon\(size)", bundle: nil)
        _ = UINib(nibName: "Form" + size, bundle: nil)
        _ = UINib(nibName: kind.rawValue, bundle: nil)
        _ = UINib(nibName: String(format: "Row-%d", row), bundle: nil)
        _ = R.nib.star
        _ = DetailController()
      }
      // file: Macros.m
      #define kNib @"InMacro"
      // file: Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>CFBundleName</key><string>App</string>
        <key>UILaunchStoryboardName</key><string>Launch</string>
      </dict>
      </plist>
      """#
  )
}
