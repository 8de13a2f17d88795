extension RuleCase {
  static let accessibilityContrast = RuleCase(
    "accessibility-contrast",
    reports: """
      ① warning: the text of the label has a contrast of 2.85 to the color behind it; choose colors with at least 4.5
      ② warning: the text of the label has a contrast of 1.51 to the color behind it; choose colors with at least 4.5
      ③ warning: the text of the label has a contrast of 2.11 to the color behind it; choose colors with at least 3
      ④ warning: the text of the label has a contrast of 1.66 to the color behind it; choose colors with at least 4.5
      ⑤ warning: the text of the text field has a contrast of 2.85 to the color behind it; choose colors with at least 4.5
      """,
    in: """
      // file: reuse.json
      {
        "rules": { "accessibility-contrast": "warning" }
      }
      // file: Ticket.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                  <connections>
                  </connections>
              </placeholder>
              <view id="roo-t0-001">
                  <subviews>
                      ①<label text="Name" id="con-tr-001">
                          <rect key="frame" x="0.0" y="0" width="100" height="20"/>
                          <color key="textColor" white="0.6" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                      </label>
                      ②<label text="Name" id="con-tr-002">
                          <rect key="frame" x="0.0" y="20" width="100" height="20"/>
                          <color key="textColor" name="Brand"/>
                      </label>
                      ③<label text="Name" id="con-tr-003">
                          <rect key="frame" x="0.0" y="40" width="100" height="20"/>
                          <fontDescription key="fontDescription" name="Avenir-Bold" family="Avenir" pointSize="14"/>
                          <color key="textColor" white="0.7" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                      </label>
                      <view id="con-tr-004">
                          <rect key="frame" x="0.0" y="60" width="100" height="20"/>
                          <subviews>
                              ④<label text="Name" id="con-tr-005">
                                  <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
                                  <color key="textColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                              </label>
                          </subviews>
                          <color key="backgroundColor" white="0.2" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                      </view>
                      <view id="con-tr-010">
                          <rect key="frame" x="0.0" y="200" width="200" height="40"/>
                          <subviews>
                              ⑤<textField text="Name" borderStyle="roundedRect" id="con-tr-011">
                                  <rect key="frame" x="0.0" y="0.0" width="100" height="30"/>
                                  <color key="textColor" white="0.6" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                              </textField>
                          </subviews>
                          <color key="backgroundColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                      </view>
                  </subviews>
                  <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              </view>
          </objects>
          <resources>
              <namedColor name="Brand"><color red="1" green="0.8" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
          </resources>
      </document>
      """,
    accepts: """
      // file: reuse.json
      {
        "rules": { "accessibility-contrast": "warning" }
      }
      // file: Ticket.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                  <connections>
                      <outlet property="nameLabel" destination="con-tr-003" id="o-3"/>
                  </connections>
              </placeholder>
              <view id="roo-t0-001">
                  <subviews>
                      <label text="Name" id="con-tr-001">
                          <rect key="frame" x="0.0" y="0" width="100" height="20"/>
                          <color key="textColor" white="0.3" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                      </label>
                      <label text="Name" id="con-tr-002">
                          <rect key="frame" x="0.0" y="20" width="100" height="20"/>
                          <color key="backgroundColor" systemColor="systemBackgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                          <color key="textColor" systemColor="secondaryLabelColor" red="0.23" green="0.23" blue="0.26" alpha="0.6" colorSpace="custom" customColorSpace="sRGB"/>
                      </label>
                      <label text="Name" id="con-tr-003">
                          <rect key="frame" x="0.0" y="40" width="100" height="20"/>
                          <color key="textColor" white="0.6" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                      </label>
                      <label text="Name" enabled="NO" id="con-tr-004">
                          <rect key="frame" x="0.0" y="60" width="100" height="20"/>
                          <color key="textColor" white="0.6" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                      </label>
                      <label text="Name" id="con-tr-005">
                          <rect key="frame" x="0.0" y="80" width="100" height="20"/>
                          <fontDescription key="fontDescription" name="Avenir-Bold" family="Avenir" pointSize="14"/>
                          <color key="textColor" white="0.55" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                      </label>
                      <imageView image="photo" id="con-tr-006"><rect key="frame" x="0.0" y="100" width="100" height="40"/></imageView>
                      <label text="Name" id="con-tr-007">
                          <rect key="frame" x="0.0" y="110" width="100" height="20"/>
                          <color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                      </label>
                      <label text="Name" customClass="StatusLabel" id="con-tr-008">
                          <rect key="frame" x="0.0" y="150" width="100" height="20"/>
                          <color key="textColor" white="0.6" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                      </label>
                      <label id="con-tr-009"><rect key="frame" x="0.0" y="170" width="100" height="20"/><color key="textColor" white="0.6" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></label>
                      <view id="con-tr-010">
                          <rect key="frame" x="0.0" y="200" width="200" height="40"/>
                          <subviews>
                              <textField text="Name" borderStyle="roundedRect" id="con-tr-011">
                                  <rect key="frame" x="0.0" y="0.0" width="100" height="30"/>
                                  <color key="textColor" white="0.2" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                              </textField>
                              <textField text="Name" background="field" id="con-tr-012">
                                  <rect key="frame" x="100" y="0.0" width="100" height="30"/>
                                  <color key="textColor" white="0.1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                              </textField>
                          </subviews>
                          <color key="backgroundColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                      </view>
                  </subviews>
                  <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              </view>
          </objects>
      </document>
      // file: Ticket.swift
      import UIKit

      final class Ticket: UIView {
        @IBOutlet var nameLabel: UILabel!

        func show() { nameLabel.textColor = .black }
      }
      """
  )
}
