extension RuleCase {
  static let accessibilityTextClipped = RuleCase(
    "accessibility-text-clipped",
    reports: """
      ① warning: the label is 21 points high, but a line of the text style Body needs 62 at the largest text size; let its height follow the text
      ② warning: the text field is 50.5 points high, but a line of the text style Caption 1 needs 51 at the largest text size; let its height follow the text
      ③ warning: the label is 40 points high, but a line of the text style Title 1 needs 68 at the largest text size; let its height follow the text
      """,
    in: """
      // file: reuse.json
      { "rules": { "accessibility-text-clipped": "warning" } }
      // file: Ticket.xib useAutolayout="YES"
      <view id="roo-t0-001">
          <subviews>
              ①<label adjustsFontForContentSizeCategory="YES" id="siz-ed-001">
                  <constraints><constraint firstAttribute="height" constant="21" id="h1"/></constraints>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              ②<textField adjustsFontForContentSizeCategory="YES" id="siz-ed-002">
                  <constraints><constraint firstAttribute="height" constant="50.5" id="h2"/></constraints>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/>
              ③<label fixedFrame="YES" adjustsFontForContentSizeCategory="YES" id="siz-ed-003">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
      """,
    accepts: """
      // same file: reuse.json
      // file: Ticket.xib useAutolayout="YES"
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
          <connections>
              <outlet property="titleHeight" destination="h4" id="o-h4"/>
              <outlet property="dateLabel" destination="siz-ed-011" id="o-h5"/>
      <view id="roo-t0-001">
          <subviews>
              <label adjustsFontForContentSizeCategory="YES" id="siz-ed-001">
                  <constraints><constraint firstAttribute="height" constant="62" id="h1"/></constraints>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <label adjustsFontForContentSizeCategory="YES" id="siz-ed-002">
                  <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" constant="21" id="h2"/></constraints>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <label adjustsFontForContentSizeCategory="YES" id="siz-ed-003">
                  <constraints><constraint firstAttribute="height" priority="750" constant="21" id="h3"/></constraints>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <label adjustsFontForContentSizeCategory="YES" id="siz-ed-004">
                  <constraints><constraint firstAttribute="height" constant="21" id="h4"/></constraints>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <label adjustsFontForContentSizeCategory="YES" id="siz-ed-005">
                  <constraints><constraint firstAttribute="height" placeholder="YES" constant="21" id="h5"/></constraints>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <label adjustsFontForContentSizeCategory="YES" id="siz-ed-006">
                  <constraints><constraint firstAttribute="height" constant="21" id="h6"/></constraints>
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <label adjustsFontForContentSizeCategory="YES" id="siz-ed-007">
                  <constraints><constraint firstAttribute="width" constant="21" id="h7"/></constraints>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <textView adjustsFontForContentSizeCategory="YES" id="siz-ed-008">
                  <constraints><constraint firstAttribute="height" constant="21" id="h8"/></constraints>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <label adjustsFontForContentSizeCategory="YES" id="siz-ed-009">
                  <constraints><constraint firstAttribute="height" constant="21" id="h9"/></constraints>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  <variation key="default"><mask key="constraints"><exclude reference="h9"/></mask></variation>
              <label adjustsFontForContentSizeCategory="YES" id="siz-ed-010">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="21"/>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <label fixedFrame="YES" adjustsFontForContentSizeCategory="YES" id="siz-ed-011">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="21"/>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      """
  )
}
