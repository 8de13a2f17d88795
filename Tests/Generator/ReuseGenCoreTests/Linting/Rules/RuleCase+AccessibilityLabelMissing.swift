extension RuleCase {
  static let accessibilityLabelMissing = RuleCase(
    "accessibility-label-missing",
    reports: """
      ① warning: VoiceOver has no description of the button, which shows only the image "close"; set its accessibility label
      ② warning: VoiceOver has no description of the button, which shows only the image "next"; set its accessibility label
      ③ warning: VoiceOver has no description of the button, which shows only the image "previous"; set its accessibility label
      ④ warning: VoiceOver has no description of the image view, which shows only the image "cover"; set its accessibility label
      ⑤ warning: VoiceOver has no description of the bar button item, which shows only the image "share"; set its accessibility label
      """,
    in: """
      // file: reuse.json
      { "rules": { "accessibility-label-missing": "warning" } }
      // file: Player.xib useAutolayout="YES"
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
          <connections>
              <outlet property="nextButton" destination="but-to-002" id="o-but-to-002"/>
      <view id="roo-t0-001">
          <subviews>
              ①<button id="but-to-001">
                  <state key="normal" image="close"/>
                  <connections><action selector="act:" destination="-1" eventType="touchUpInside" id="a-1"/></connections>
              ②<button id="but-to-002">
                  <state key="normal" title=" "><imageReference key="image" image="next"/></state>
              ③<button id="but-to-003">
                  <buttonConfiguration key="configuration" style="plain" image="previous"/>
                  <connections><action selector="act:" destination="-1" eventType="touchUpInside" id="a-3"/></connections>
              ④<imageView userInteractionEnabled="YES" image="cover" id="ima-ge-004">
                  <connections><outletCollection property="gestureRecognizers" destination="tap-00-001" appends="YES" id="g-4"/></connections>
              <navigationBar id="nav-00-005">
                  <items>
                      <navigationItem id="nav-00-006">
                          ⑤<barButtonItem key="rightBarButtonItem" image="share" id="bar-00-007">
                              <connections><action selector="share:" destination="-1" id="a-7"/></connections>
      <tapGestureRecognizer id="tap-00-001"/>
      """,
    accepts: """
      // same file: reuse.json
      // file: Player.xib useAutolayout="YES"
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                  <connections>
                      <outlet property="closeButton" destination="but-to-005" id="o-but-to-005"/>
                      <outlet property="recordButton" destination="but-to-006" id="o-but-to-006"/>
                  </connections>
              </placeholder>
              <view id="roo-t0-001">
                  <subviews>
                      <button id="but-to-001">
                          <accessibility key="accessibilityConfiguration" label="Close"/>
                          <state key="normal" image="close"/>
                          <connections><action selector="act:" destination="-1" eventType="touchUpInside" id="a-1"/></connections>
                      </button>
                      <button id="but-to-002">
                          <state key="normal" title="Next" image="next"/>
                          <connections><action selector="act:" destination="-1" eventType="touchUpInside" id="a-2"/></connections>
                      </button>
                      <button id="but-to-003">
                          <state key="normal"><imageReference key="image" image="xmark" catalog="system"/></state>
                          <connections><action selector="act:" destination="-1" eventType="touchUpInside" id="a-3"/></connections>
                      </button>
                      <button id="but-to-004"><state key="normal" image="ornament"/></button>
                      <button id="but-to-005"><state key="normal" image="close"/></button>
                      <button id="but-to-006"><state key="normal" image="record"/></button>
                      <button id="but-to-007" customClass="CloseButton" customModuleProvider="target">
                          <state key="normal" image="close"/>
                          <connections><action selector="act:" destination="-1" eventType="touchUpInside" id="a-7"/></connections>
                      </button>
                      <button id="but-to-008">
                          <state key="normal" image="close"><string key="title">Close
      the player</string></state>
                          <connections><action selector="act:" destination="-1" eventType="touchUpInside" id="a-8"/></connections>
                      </button>
                      <button hidden="YES" id="but-to-009">
                          <state key="normal" image="close"/>
                          <connections><action selector="act:" destination="-1" eventType="touchUpInside" id="a-9"/></connections>
                      </button>
                      <view id="vie-w0-010">
                          <accessibility key="accessibilityConfiguration" label="Rating"><bool key="isElement" value="YES"/></accessibility>
                          <subviews>
                              <button id="but-to-011">
                                  <state key="normal" image="star"/>
                                  <connections><action selector="act:" destination="-1" eventType="touchUpInside" id="a-b"/></connections>
                              </button>
                          </subviews>
                      </view>
                      <imageView image="cover" id="ima-ge-012"/>
                  </subviews>
              </view>
          </objects>
      </document>
      // file: PlayerOwner.swift
      import Combine
      import UIKit

      class CloseButton: UIButton {}

      class Player: NSObject {
        @IBOutlet var closeButton: UIButton!
        @IBOutlet var recordButton: UIButton!

        func prepare() {
          closeButton.accessibilityLabel = "Close"
          recordButton?.setTitle("Record", for: .normal)
        }

        @IBAction func act(_ sender: Any) {}
      }
      """
  )
}
