extension RuleCase {
  static let accessibilityElementHidden = RuleCase(
    "accessibility-element-hidden",
    reports: """
      ① warning: the view is an accessibility element, so that a control in it can't be reached; turn off its accessibility
      ② note: a control is here
      ③ warning: the view is an accessibility element, so that 2 controls in it can't be reached; turn off its accessibility
      ④ note: a control is here
      """,
    in: """
      // file: reuse.json
      { "rules": { "accessibility-element-hidden": "warning" } }
      // file: Order.xib useAutolayout="YES"
      <view id="roo-t0-001">
          <subviews>
              ①<view id="vie-w0-001">
                  <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
                  <subviews>②<button id="but-to-001"/></subviews>
              ③<view id="vie-w0-002">
                  <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
                  <subviews>
                      <stackView id="sta-ck-001">
                          <subviews>
                              ④<textField id="tex-t0-001"/>
                              <switch id="swi-tc-001"/>
      """,
    accepts: """
      // same file: reuse.json
      // file: Order.xib useAutolayout="YES"
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
          <connections>
              <outlet property="agreementView" destination="vie-w0-003" id="o-vie-w0-003"/>
      <view id="roo-t0-001">
          <subviews>
              <view id="vie-w0-001">
                  <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
                  <subviews>
                      <label id="lab-el-001"/>
                      <button userInteractionEnabled="NO" id="but-to-001"/>
              <view id="vie-w0-002">
                  <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>
                  <subviews><button id="but-to-002"/></subviews>
              <view id="vie-w0-003">
                  <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
                  <subviews><switch id="swi-tc-003"/></subviews>
              <textField id="tex-t0-004">
                  <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
      // file: OrderOwner.swift
      import UIKit

      class Order: NSObject {
        @IBOutlet var agreementView: UIView!

        func prepare() {
          self.agreementView.accessibilityLabel = "I agree"
        }
      }
      """
  )
}
