extension RuleCase {
  static let accessibilityPlaceholder = RuleCase(
    "accessibility-placeholder",
    reports: """
      ① warning: only the placeholder "Email" describes the text field, and it disappears with the first letter; set an accessibility label
      ② warning: only the placeholder "Password" describes the text field, and it disappears with the first letter; set an accessibility label
      """,
    in: """
      // file: reuse.json
      { "rules": { "accessibility-placeholder": "warning" } }
      // file: SignIn.xib useAutolayout="YES"
      <view id="roo-t0-001">
          <subviews>
              ①<textField placeholder="Email" id="tex-t0-001"/>
              ②<textField placeholder="Password" id="tex-t0-002"/>
      """,
    accepts: """
      // same file: reuse.json
      // file: SignIn.xib useAutolayout="YES"
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
          <connections>
              <outlet property="codeField" destination="tex-t0-003" id="o-tex-t0-003"/>
      <view id="roo-t0-001">
          <subviews>
              <view id="vie-w0-001">
                  <subviews>
                      <textField placeholder="Email" id="tex-t0-001">
                          <accessibility key="accessibilityConfiguration" label="Email"/>
                      <textField placeholder=" " id="tex-t0-002"/>
                      <textField placeholder="Code" id="tex-t0-003"/>
                      <textField placeholder="Number" id="tex-t0-004" customClass="NumberField" customModuleProvider="target"/>
              <view id="vie-w0-002">
                  <subviews>
                      <label text="Name" id="lab-el-001"/>
                      <textField placeholder="Maria" id="tex-t0-005"/>
      // file: Settings.storyboard useAutolayout="YES"
      <tableViewController id="con-1" sceneMemberID="viewController">
          <tableView key="view" dataMode="static" id="tab-1">
              <sections>
                  <tableViewSection headerTitle="Nickname" id="sec-1">
                      <cells>
                          <tableViewCell id="cel-1">
                              <tableViewCellContentView key="contentView" id="cnt-1">
                                  <subviews><textField placeholder="Robin" id="tex-1"/></subviews>
                  <tableViewSection id="sec-2">
                      <cells>
                          <tableViewCell id="cel-2">
                              <tableViewCellContentView key="contentView" id="cnt-2">
                                  <subviews>
                                      <label text="City" id="lab-2"/>
                                      <view id="vie-2"><subviews><textField placeholder="Rome" id="tex-2"/></subviews></view>
      // file: SignInOwner.swift
      import UIKit

      class NumberField: UITextField {}

      class SignIn: NSObject {
        @IBOutlet var codeField: UITextField!

        func prepare() {
          codeField.accessibilityLabel = "Code"
        }
      }
      """
  )
}
