extension RuleCase {
  static let unusedDocument = RuleCase(
    "unused-document",
    reports: """
      ① warning: nothing loads the storyboard "Old"; remove it, or load it
      ② warning: nothing loads the nib "OldForm"; remove it, or load it
      ③ warning: nothing loads the nib "OldView"; remove it, or load it
      """,
    in: """
      // file: OldForm.xib
      <?xml version="1.0" encoding="UTF-8"?>
      ②<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <view id="roo-t0-001">
              </view>
          </objects>
      </document>
      // file: OldView.xib
      <?xml version="1.0" encoding="UTF-8"?>
      ③<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <view id="roo-t0-001" customClass="OldView" customModuleProvider="target">
              </view>
          </objects>
      </document>
      // file: Main.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="con-t0-001">
          <scenes>
              <scene sceneID="sce-n0-001">
                  <objects>
                      <viewController id="con-t0-001">
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>
      // file: Old.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      ①<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="con-t0-001">
          <scenes>
              <scene sceneID="sce-n0-001">
                  <objects>
                      <viewController id="con-t0-001">
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>
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
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <view id="roo-t0-001">
              </view>
          </objects>
      </document>
      // file: Fixtures/Sample.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <view id="roo-t0-001">
              </view>
          </objects>
      </document>
      // file: FormA.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <view id="roo-t0-001">
              </view>
          </objects>
      </document>
      // file: IconLarge.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <view id="roo-t0-001">
              </view>
          </objects>
      </document>
      // file: InMacro.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <view id="roo-t0-001">
              </view>
          </objects>
      </document>
      // file: Photo.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <view id="roo-t0-001">
              </view>
          </objects>
      </document>
      // file: Rating.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <view id="roo-t0-001">
              </view>
          </objects>
      </document>
      // file: Row-1.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <view id="roo-t0-001">
              </view>
          </objects>
      </document>
      // file: Star.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <view id="roo-t0-001">
              </view>
          </objects>
      </document>
      // file: Launch.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="con-t0-001">
          <scenes>
              <scene sceneID="sce-n0-001">
                  <objects>
                      <viewController id="con-t0-001">
                          <connections>
                              <segue destination="lin-k0-001" kind="show" id="seg-e0-001"/>
                          </connections>
                      </viewController>
                  </objects>
              </scene>
              <scene sceneID="sce-n0-002">
                  <objects>
                      <viewControllerPlaceholder storyboardName="Linked" id="lin-k0-001"/>
                  </objects>
              </scene>
          </scenes>
      </document>
      // file: Linked.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="con-t0-001">
          <scenes>
              <scene sceneID="sce-n0-001">
                  <objects>
                      <viewController id="con-t0-001">
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>
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
