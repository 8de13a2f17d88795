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
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="roo-t0-001">
      </view>
      // file: ③OldView.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="roo-t0-001" customClass="OldView" customModuleProvider="target">
      </view>
      // file: Main.storyboard initialViewController="con-t0-001"
      <viewController id="con-t0-001">
      </viewController>
      // file: ①Old.storyboard initialViewController="con-t0-001"
      <viewController id="con-t0-001">
      </viewController>
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
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="roo-t0-001">
      </view>
      // file: Fixtures/Sample.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="roo-t0-001">
      </view>
      // file: FormA.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="roo-t0-001">
      </view>
      // file: IconLarge.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="roo-t0-001">
      </view>
      // file: InMacro.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="roo-t0-001">
      </view>
      // file: Photo.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="roo-t0-001">
      </view>
      // file: Rating.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="roo-t0-001">
      </view>
      // file: Row-1.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="roo-t0-001">
      </view>
      // file: Star.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="roo-t0-001">
      </view>
      // file: Launch.storyboard initialViewController="con-t0-001"
      <viewController id="con-t0-001">
          <connections>
              <segue destination="lin-k0-001" kind="show" id="seg-e0-001"/>
          </connections>
      </viewController>
      <viewControllerPlaceholder storyboardName="Linked" id="lin-k0-001"/>
      // file: Linked.storyboard initialViewController="con-t0-001"
      <viewController id="con-t0-001">
      </viewController>
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
