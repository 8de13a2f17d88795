extension RuleCase {
  static let accessibilityLabelTrait = RuleCase(
    "accessibility-label-trait",
    reports: """
      ① warning: the accessibility label "Close button" repeats “button”, which VoiceOver adds; set it to "Close"
      ② warning: the accessibility label "Image" repeats “image”, which VoiceOver adds; describe what it does
      ③ warning: the accessibility label "Sound Switch." repeats “switch”, which VoiceOver adds; set it to "Sound"
      ④ warning: the accessibility label "Terms link" repeats “link”, which VoiceOver adds; set it to "Terms"
      """,
    in: """
      // file: reuse.json
      { "rules": { "accessibility-label-trait": "warning" } }
      // file: Profile.xib useAutolayout="YES"
      <view id="roo-t0-001">
          <subviews>
              ①<button id="but-to-001">
                  <accessibility key="accessibilityConfiguration" label="Close button"/>
                  <state key="normal" title="X"/>
              ②<imageView image="face" id="ima-ge-002">
                  <accessibility key="accessibilityConfiguration" label="Image"/>
              ③<switch id="swi-tc-003">
                  <accessibility key="accessibilityConfiguration" label="Sound Switch."/>
              ④<view id="vie-w0-004">
                  <accessibility key="accessibilityConfiguration" label="Terms link">
                      <accessibilityTraits key="traits" link="YES"/>
                      <bool key="isElement" value="YES"/>
      """,
    accepts: """
      // same file: reuse.json
      // file: Profile.xib useAutolayout="YES"
      <view id="roo-t0-001">
          <subviews>
              <button id="but-to-001">
                  <accessibility key="accessibilityConfiguration" label="Close"/>
                  <state key="normal" title="X"/>
              <button id="but-to-002">
                  <accessibility key="accessibilityConfiguration" label="Button settings"/>
                  <state key="normal" title="S"/>
              <button id="but-to-003">
                  <accessibility key="accessibilityConfiguration" label="Unbutton"/>
                  <state key="normal" title="U"/>
              <view id="vie-w0-004">
                  <accessibility key="accessibilityConfiguration" label="Terms link"/>
      """
  )
}
