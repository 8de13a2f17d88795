extension RuleCase {
  static let accessibilityHitRegion = RuleCase(
    "accessibility-hit-region",
    reports: """
      ① warning: the button is 30 points high, so that it is hard to hit; make it at least 44 by 44 points
      ② warning: the button is 20.5 points wide, so that it is hard to hit; make it at least 44 by 44 points
      ③ warning: the button is 100 by 43 points, so that it is hard to hit; make it at least 44 by 44 points
      ④ warning: the image view is 24 by 24 points, so that it is hard to hit; make it at least 44 by 44 points
      """,
    in: """
      // file: reuse.json
      { "rules": { "accessibility-hit-region": "warning" } }
      // file: Toolbox.xib useAutolayout="YES"
      <view id="roo-t0-001">
          <subviews>
              ①<button id="siz-ed-001">
                  <constraints><constraint firstAttribute="height" constant="30" id="h1"/></constraints>
                  <connections><action selector="act:" destination="-1" eventType="touchUpInside" id="b-1"/></connections>
              ②<button id="siz-ed-002">
                  <constraints><constraint firstAttribute="width" constant="20.5" id="w2"/></constraints>
                  <connections><action selector="act:" destination="-1" eventType="touchUpInside" id="b-2"/></connections>
              ③<button id="siz-ed-003">
                  <constraints><constraint firstAttribute="height" constant="43" id="h3"/><constraint firstAttribute="width" constant="100" id="w3"/></constraints>
                  <connections><action selector="act:" destination="-1" eventType="touchUpInside" id="b-3"/></connections>
              ④<imageView userInteractionEnabled="YES" fixedFrame="YES" id="ima-ge-004">
                  <rect key="frame" x="0.0" y="0.0" width="24" height="24"/>
                  <connections><outletCollection property="gestureRecognizers" destination="tap-00-001" appends="YES" id="g-4"/></connections>
      <tapGestureRecognizer id="tap-00-001"/>
      """,
    accepts: """
      // same file: reuse.json
      // file: Toolbox.xib useAutolayout="YES"
      <view id="roo-t0-001">
          <subviews>
              <button id="siz-ed-001">
                  <constraints><constraint firstAttribute="height" constant="44" id="h1"/><constraint firstAttribute="width" constant="44" id="w1"/></constraints>
                  <connections><action selector="act:" destination="-1" eventType="touchUpInside" id="b-1"/></connections>
              <button userInteractionEnabled="NO" id="siz-ed-002">
                  <constraints><constraint firstAttribute="height" constant="30" id="h2"/></constraints>
                  <connections><action selector="act:" destination="-1" eventType="touchUpInside" id="b-2"/></connections>
              <button customClass="LargeButton" id="siz-ed-003">
                  <constraints><constraint firstAttribute="height" constant="30" id="h3"/></constraints>
                  <connections><action selector="act:" destination="-1" eventType="touchUpInside" id="b-3"/></connections>
              <button id="siz-ed-004">
                  <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" constant="30" id="h4"/></constraints>
                  <connections><action selector="act:" destination="-1" eventType="touchUpInside" id="b-4"/></connections>
              <button id="siz-ed-005">
                  <constraints><constraint firstAttribute="height" constant="30" id="h5"/></constraints>
                  <connections/>
              <button id="siz-ed-006">
                  <constraints><constraint firstAttribute="height" identifier="x" constant="30" id="h6"/></constraints>
                  <connections><action selector="act:" destination="-1" eventType="touchUpInside" id="b-6"/></connections>
              <toolbar id="too-lb-007">
                  <items>
                      <barButtonItem id="bar-00-008">
                          <button key="customView" id="but-to-009">
                              <constraints><constraint firstAttribute="height" constant="30" id="h9"/></constraints>
                              <connections><action selector="act:" destination="-1" id="b-9"/></connections>
              <imageView fixedFrame="YES" id="ima-ge-010">
                  <rect key="frame" x="0.0" y="0.0" width="24" height="24"/>
              <stackView id="sta-ck-011">
                  <subviews>
                      <button fixedFrame="YES" id="but-to-012">
                          <rect key="frame" x="0.0" y="0.0" width="24" height="24"/>
                          <connections><action selector="act:" destination="-1" id="b-12"/></connections>
              <button fixedFrame="YES" id="but-to-013">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="24"/>
                  <autoresizingMask key="autoresizingMask" heightSizable="YES"/>
                  <connections><action selector="act:" destination="-1" id="b-13"/></connections>
      """
  )
}
