extension RuleCase {
  static let accessibilityFontAdjustment = RuleCase(
    "accessibility-font-adjustment",
    reports: """
      ① warning: text with the text style Body keeps its size while the user changes the text size; select Automatically Adjusts Font (2 times)
      ② note: also here
      ③ warning: text with the text style Large Title keeps its size while the user changes the text size; select Automatically Adjusts Font
      """,
    in: """
      // file: reuse.json
      { "rules": { "accessibility-font-adjustment": "warning" } }
      // file: Chapter.xib useAutolayout="YES"
      <view id="roo-t0-001">
          <subviews>
              ①<label id="lab-el-001">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              ③<label id="lab-el-002">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/>
              ②<textView adjustsFontForContentSizeCategory="NO" id="lab-el-003">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      """,
    accepts: """
      // same file: reuse.json
      // file: Chapter.xib useAutolayout="YES"
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
          <connections>
              <outlet property="titleLabel" destination="lab-el-004" id="o-lab-el-004"/>
      <view id="roo-t0-001">
          <subviews>
              <label adjustsFontForContentSizeCategory="YES" id="lab-el-001">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <label id="lab-el-002">
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <label customClass="ChapterLabel" customModuleProvider="target" id="lab-el-003">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <label id="lab-el-004">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <tableViewCell textLabel="tex-tL-001" style="IBUITableViewCellStyleDefault" id="cel-l0-001">
                  <tableViewCellContentView key="contentView" id="con-te-001">
                      <subviews>
                          <label id="tex-tL-001"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      // file: Splash.xib launchScreen="YES"
      <label id="lab-el-001">
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      // file: ChapterOwner.swift
      import UIKit

      class ChapterLabel: UILabel {}

      class Chapter: NSObject {
        @IBOutlet var titleLabel: UILabel!

        func prepare() {
          titleLabel?.adjustsFontForContentSizeCategory = true
        }
      }
      """
  )
}
