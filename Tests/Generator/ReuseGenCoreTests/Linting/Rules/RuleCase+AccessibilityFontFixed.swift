extension RuleCase {
  static let accessibilityFontFixed = RuleCase(
    "accessibility-font-fixed",
    reports: """
      ① warning: the system font of 17 points doesn't follow the user's text size; use the text style Body (2 times)
      ② note: also here
      ③ warning: the bold system font of 17 points doesn't follow the user's text size; use the text style Headline (2 times)
      ④ note: also here
      ⑤ warning: the system font of 13 points doesn't follow the user's text size; use the text style Footnote
      ⑥ warning: the system font of 16 points doesn't follow the user's text size; use the text style Callout
      """,
    in: """
      // file: reuse.json
      { "rules": { "accessibility-font-fixed": "warning" } }
      // file: Article.xib useAutolayout="YES"
      <view id="roo-t0-001">
          <subviews>
              ①<label id="lab-el-001">
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
              ③<label id="lab-el-002">
                  <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
              ②<label id="lab-el-003">
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
              ④<label id="lab-el-004">
                  <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
              ⑤<textView id="lab-el-005">
                  <fontDescription key="fontDescription" type="system" pointSize="13"/>
              ⑥<textField id="lab-el-006">
                  <fontDescription key="fontDescription" type="system" pointSize="16"/>
      """,
    accepts: """
      // same file: reuse.json
      // file: Article.xib useAutolayout="YES"
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
          <connections>
              <outlet property="titleLabel" destination="lab-el-005" id="o-lab-el-005"/>
      <view id="roo-t0-001">
          <subviews>
              <label id="lab-el-001">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <label id="lab-el-002">
                  <fontDescription key="fontDescription" type="system" pointSize="19"/>
              <label id="lab-el-003">
                  <fontDescription key="fontDescription" name="Helvetica" family="Helvetica" pointSize="17"/>
              <label customClass="StyledLabel" customModuleProvider="target" id="lab-el-004">
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <label id="lab-el-005">
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <tableViewCell textLabel="tex-tL-001" style="IBUITableViewCellStyleDefault" id="cel-l0-001">
                  <tableViewCellContentView key="contentView" id="con-te-001">
                      <subviews>
                          <label id="tex-tL-001"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      // file: LaunchScreen.xib
      <label id="lab-el-001">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
      // file: Start.xib launchScreen="YES"
      <label id="lab-el-001">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
      // file: ArticleOwner.swift
      import UIKit

      class StyledLabel: UILabel {}

      class Article: NSObject {
        @IBOutlet var titleLabel: UILabel!

        func prepare() {
          titleLabel.font = .preferredFont(forTextStyle: .body)
        }
      }
      """
  )
}
