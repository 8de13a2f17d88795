extension RuleCase {
  static let accessibilityContrast = RuleCase(
    "accessibility-contrast",
    reports: """
      ⑥ warning: the text of the label has a contrast of 1 to the color behind it in Dark Mode; choose colors with at least 4.5
      ⑦ warning: the text of the label has a contrast of 1 to the color behind it in Dark Mode; choose colors with at least 4.5
      ⑧ warning: the text of the label has a contrast of 1.38 to the color behind it in Dark Mode; choose colors with at least 4.5
      ⑨ warning: the text of the label has a contrast of 1.66 to the color behind it in Dark Mode; choose colors with at least 4.5
      ⑩ warning: the text of the label has a contrast of 2.02 to the color behind it in Dark Mode; choose colors with at least 3
      ⑪ warning: the text of the label has a contrast of 1.24 to the color behind it in Dark Mode; choose colors with at least 4.5
      ⑫ warning: the text of the label has a contrast of 1.57 to the color behind it in Dark Mode; choose colors with at least 4.5
      ① warning: the text of the label has a contrast of 2.85 to the color behind it; choose colors with at least 4.5
      ② warning: the text of the label has a contrast of 1.51 to the color behind it; choose colors with at least 4.5
      ③ warning: the text of the label has a contrast of 2.11 to the color behind it; choose colors with at least 3
      ④ warning: the text of the label has a contrast of 1.66 to the color behind it; choose colors with at least 4.5
      ⑤ warning: the text of the text field has a contrast of 2.85 to the color behind it; choose colors with at least 4.5
      """,
    in: """
      // file: reuse.json
      { "rules": { "accessibility-contrast": "warning" } }
      // file: Ticket.xib useAutolayout="YES"
      <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
              <connections/>
          <view id="roo-t0-001">
              <subviews>
                  ①<label text="Name" id="con-tr-001">
                      <rect key="frame" x="0.0" y="0" width="100" height="20"/>
                      <color key="textColor" white="0.6" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                  ②<label text="Name" id="con-tr-002">
                      <rect key="frame" x="0.0" y="20" width="100" height="20"/>
                      <color key="textColor" name="Brand"/>
                  ③<label text="Name" id="con-tr-003">
                      <rect key="frame" x="0.0" y="40" width="100" height="20"/>
                      <fontDescription key="fontDescription" name="Avenir-Bold" family="Avenir" pointSize="14"/>
                      <color key="textColor" white="0.7" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                  <view id="con-tr-004">
                      <rect key="frame" x="0.0" y="60" width="100" height="20"/>
                      <subviews>
                          ④<label text="Name" id="con-tr-005">
                              <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
                              <color key="textColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                      <color key="backgroundColor" white="0.2" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                  <view id="con-tr-010">
                      <rect key="frame" x="0.0" y="200" width="200" height="40"/>
                      <subviews>
                          ⑤<textField text="Name" borderStyle="roundedRect" id="con-tr-011">
                              <rect key="frame" x="0.0" y="0.0" width="100" height="30"/>
                              <color key="textColor" white="0.6" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                      <color key="backgroundColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      <resources>
          <namedColor name="Brand"><color red="1" green="0.8" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      // file: Dark.xib useAutolayout="YES"
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <view id="roo-t0-001">
              <subviews>
                  <view id="dar-k0-002"><rect key="frame" x="0.0" y="0" width="100" height="20"/><subviews>⑥<label text="Name" id="dar-k0-001"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/><color key="textColor" systemColor="labelColor"/></label></subviews><color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></view>
                  ⑦<label text="Name" id="dar-k0-003"><rect key="frame" x="0.0" y="20" width="100" height="20"/><color key="textColor" systemColor="darkTextColor"/></label>
                  ⑧<label text="Name" id="dar-k0-004"><rect key="frame" x="0.0" y="40" width="100" height="20"/><color key="textColor" name="Ink"/></label>
                  ⑨<label text="Name" id="dar-k0-005"><rect key="frame" x="0.0" y="60" width="100" height="20"/><color key="textColor" white="0.2" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></label>
                  ⑩<label text="Name" id="dar-k0-006"><rect key="frame" x="0.0" y="80" width="100" height="20"/><fontDescription key="fontDescription" type="system" pointSize="20"/><color key="textColor" white="0.25" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></label>
                  <view id="dar-k0-008"><rect key="frame" x="0.0" y="100" width="100" height="20"/><subviews>⑪<label text="Name" id="dar-k0-007"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/><nil key="textColor"/></label></subviews><color key="backgroundColor" red="1" green="0.9" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
                  <view id="dar-k0-010"><rect key="frame" x="0.0" y="120" width="100" height="20"/><subviews>⑫<label text="Name" id="dar-k0-009"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/><color key="textColor" white="0.2" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></label></subviews><color key="backgroundColor" name="Card"/></view>
              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <resources>
          <namedColor name="Ink"><color red="0.1" green="0.1" blue="0.4" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
          <namedColor name="Card"><color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></namedColor>
          <systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
          <systemColor name="labelColor"><color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
      // file: Media.xcassets/Ink.colorset/Contents.json
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": { "red": "0.1", "green": "0.1", "blue": "0.4", "alpha": "1.000" } } }] }
      // file: Media.xcassets/Brand.colorset/Contents.json
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": { "red": "1.0", "green": "0.8", "blue": "0.0", "alpha": "1.000" } } }] }
      // file: Media.xcassets/Card.colorset/Contents.json
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": { "red": "255", "green": "255", "blue": "255", "alpha": "1.000" } } }, { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }], "color": { "color-space": "srgb", "components": { "red": "0x50", "green": "0x50", "blue": "0x50", "alpha": "1.000" } } }] }
      """,
    accepts: """
      // same file: reuse.json
      // file: Ticket.xib useAutolayout="YES"
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
          <connections>
              <outlet property="nameLabel" destination="con-tr-003" id="o-3"/>
      <view id="roo-t0-001">
          <subviews>
              <label text="Name" id="con-tr-001">
                  <rect key="frame" x="0.0" y="0" width="100" height="20"/>
                  <color key="textColor" white="0.3" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              <label text="Name" id="con-tr-002">
                  <rect key="frame" x="0.0" y="20" width="100" height="20"/>
                  <color key="backgroundColor" systemColor="systemBackgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                  <color key="textColor" systemColor="secondaryLabelColor" red="0.23" green="0.23" blue="0.26" alpha="0.6" colorSpace="custom" customColorSpace="sRGB"/>
              <label text="Name" id="con-tr-003">
                  <rect key="frame" x="0.0" y="40" width="100" height="20"/>
                  <color key="textColor" white="0.6" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              <label text="Name" enabled="NO" id="con-tr-004">
                  <rect key="frame" x="0.0" y="60" width="100" height="20"/>
                  <color key="textColor" white="0.6" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              <label text="Name" id="con-tr-005">
                  <rect key="frame" x="0.0" y="80" width="100" height="20"/>
                  <fontDescription key="fontDescription" name="Avenir-Bold" family="Avenir" pointSize="14"/>
                  <color key="textColor" white="0.55" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              <imageView image="photo" id="con-tr-006"><rect key="frame" x="0.0" y="100" width="100" height="40"/></imageView>
              <label text="Name" id="con-tr-007">
                  <rect key="frame" x="0.0" y="110" width="100" height="20"/>
                  <color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              <label text="Name" customClass="StatusLabel" id="con-tr-008">
                  <rect key="frame" x="0.0" y="150" width="100" height="20"/>
                  <color key="textColor" white="0.6" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              <label id="con-tr-009"><rect key="frame" x="0.0" y="170" width="100" height="20"/><color key="textColor" white="0.6" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></label>
              <view id="con-tr-010">
                  <rect key="frame" x="0.0" y="200" width="200" height="40"/>
                  <subviews>
                      <textField text="Name" borderStyle="roundedRect" id="con-tr-011">
                          <rect key="frame" x="0.0" y="0.0" width="100" height="30"/>
                          <color key="textColor" white="0.2" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                      <textField text="Name" background="field" id="con-tr-012">
                          <rect key="frame" x="100" y="0.0" width="100" height="30"/>
                          <color key="textColor" white="0.1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                  <color key="backgroundColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      // file: Dark.xib useAutolayout="YES"
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <view id="roo-t0-001">
              <subviews>
                  <label text="Name" id="dar-k0-001"><rect key="frame" x="0.0" y="0" width="100" height="20"/><color key="textColor" systemColor="labelColor"/></label>
                  <view id="dar-k0-003"><rect key="frame" x="0.0" y="20" width="100" height="20"/><subviews><label text="Name" id="dar-k0-002"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/><color key="textColor" systemColor="labelColor"/></label></subviews><color key="backgroundColor" name="Card"/></view>
                  <label text="Name" id="dar-k0-004"><rect key="frame" x="0.0" y="40" width="100" height="20"/><color key="textColor" name="Ink"/></label>
                  <view id="dar-k0-007"><rect key="frame" x="0.0" y="80" width="100" height="20"/><subviews><label text="Name" id="dar-k0-006"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/><color key="textColor" white="0.2" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></label></subviews><color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></view>
                  <label text="Name" id="dar-k0-008"><rect key="frame" x="0.0" y="100" width="100" height="20"/><color key="textColor" white="0.46" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></label>
                  <label text="Name" id="dar-k0-009"><rect key="frame" x="0.0" y="120" width="100" height="20"/><color key="textColor" systemColor="secondaryLabelColor"/></label>
              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <resources>
          <namedColor name="Ink"><color red="0.1" green="0.1" blue="0.4" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
          <namedColor name="Card"><color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></namedColor>
          <systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
          <systemColor name="labelColor"><color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
      // file: Media.xcassets/Ink.colorset/Contents.json
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": { "red": "0.1", "green": "0.1", "blue": "0.4", "alpha": "1.000" } } }, { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }], "color": { "color-space": "srgb", "components": { "red": "0.9", "green": "0.9", "blue": "1.0", "alpha": "1.000" } } }, { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }, { "appearance": "contrast", "value": "high" }], "color": { "color-space": "srgb", "components": { "red": "0.0", "green": "0.0", "blue": "0.0", "alpha": "1.000" } } }] }
      // file: Media.xcassets/Card.colorset/Contents.json
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": { "red": "1.000", "green": "1.000", "blue": "1.000", "alpha": "1.000" } } }, { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }], "color": { "platform": "ios", "reference": "secondarySystemBackgroundColor" } }] }
      // file: Media.xcassets/photo.imageset/Contents.json
      {}
      // file: Media.xcassets/field.imageset/Contents.json
      {}
      // file: Old.xib useAutolayout="YES"
      <device id="retina4_7" orientation="portrait"/>
      <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <view id="roo-t0-001">
              <subviews>
                  <label text="Name" id="old-er-001"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/><nil key="textColor"/></label>
              <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      // file: Ticket.swift
      import UIKit

      final class Ticket: UIView {
        @IBOutlet var nameLabel: UILabel!

        func show() { nameLabel.textColor = .black }
      }
      """
  )
}
