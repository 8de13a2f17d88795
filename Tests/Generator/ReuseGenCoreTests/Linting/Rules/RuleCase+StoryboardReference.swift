extension RuleCase {
  static let storyboardReference = RuleCase(
    "storyboard-reference",
    reports: """
      ① error: the storyboard "Setings" is not among the documents; did you mean "Settings"?
      ② note: "Settings" is here
      ③ note: the segue "showSettings" leads to this reference
      ④ error: the storyboard "Headless" has no initial scene; choose one in it, or specify the identifier of a scene here
      ⑤ note: the storyboard is here
      ⑥ note: a segue leads to this reference
      ⑦ error: the storyboard "Settings" has no scene with the identifier "About"; correct it, or give the scene this identifier
      ⑧ note: the storyboard is here
      ⑨ error: the storyboard "Settings" has no scene with the identifier "Strat"; did you mean "Start"?
      ⑩ note: the scene is here
      ⑪ error: the storyboard "Nowhere" is not among the documents; add Nowhere.storyboard, or correct the name
      ⑫ error: the storyboard "Main" has no scene with the identifier "Finish"; correct it, or give the scene this identifier
      ⑬ note: the storyboard is here
      """,
    in: """
      // file: ②Base.lproj/Settings.storyboard initialViewController="set-ti-001"
      <viewController ⑩storyboardIdentifier="Start" id="set-ti-001" sceneMemberID="viewController"/>
      <viewController storyboardIdentifier="About" id="set-ti-002" sceneMemberID="viewController"/>
      // file: ⑤Headless.storyboard
      <viewController storyboardIdentifier="Detail" id="det-ai-001" sceneMemberID="viewController"/>
      // file: ⑬Main.storyboard
      <viewController id="sta-rt-000" sceneMemberID="viewController">
          <connections>
              ③<segue destination="pla-ce-001" kind="show" identifier="showSettings" id="seg-ue-001"/>
              ⑥<segue destination="pla-ce-002" kind="show" id="seg-ue-002"/>
      <viewControllerPlaceholder ①storyboardName="Setings" id="pla-ce-001" sceneMemberID="viewController"/>
      <viewControllerPlaceholder ④storyboardName="Headless" id="pla-ce-002" sceneMemberID="viewController"/>
      <viewControllerPlaceholder storyboardName="Settings" ⑦referencedIdentifier="About" id="pla-ce-003" sceneMemberID="viewController"/>
      <viewControllerPlaceholder storyboardName="Settings" ⑨referencedIdentifier="Strat" id="pla-ce-004" sceneMemberID="viewController"/>
      <viewControllerPlaceholder ⑪storyboardName="Nowhere" referencedIdentifier="Start" id="pla-ce-005" sceneMemberID="viewController"/>
      <viewControllerPlaceholder ⑫referencedIdentifier="Finish" id="pla-ce-006" sceneMemberID="viewController"/>
      // file: ⑧fr.lproj/Settings.storyboard initialViewController="set-ti-001"
      <viewController storyboardIdentifier="Start" id="set-ti-001" sceneMemberID="viewController"/>
      <viewController storyboardIdentifier="Apropos" id="set-ti-002" sceneMemberID="viewController"/>
      """,
    accepts: """
      // same file: Base.lproj/Settings.storyboard
      // same file: Headless.storyboard
      // file: Main.storyboard
      <viewController id="sta-rt-000" sceneMemberID="viewController">
          <connections>
              <segue destination="pla-ce-001" kind="show" identifier="showSettings" id="seg-ue-001"/>
              <segue destination="pla-ce-002" kind="show" id="seg-ue-002"/>
      <viewControllerPlaceholder storyboardName="Settings" id="pla-ce-001" sceneMemberID="viewController"/>
      <viewControllerPlaceholder storyboardName="Headless" referencedIdentifier="Detail" id="pla-ce-002" sceneMemberID="viewController"/>
      <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="About" id="pla-ce-003" sceneMemberID="viewController"/>
      <viewControllerPlaceholder storyboardName="Elsewhere" bundleIdentifier="com.example.Kit" id="pla-ce-004" sceneMemberID="viewController"/>
      <viewControllerPlaceholder  id="pla-ce-005" sceneMemberID="viewController"/>
      <viewController storyboardIdentifier="Own" id="own-000" sceneMemberID="viewController"/>
      <viewControllerPlaceholder referencedIdentifier="Own" id="pla-ce-007" sceneMemberID="viewController"/>
      // file: fr.lproj/Settings.storyboard initialViewController="set-ti-001"
      <viewController storyboardIdentifier="Start" id="set-ti-001" sceneMemberID="viewController"/>
      <viewController storyboardIdentifier="About" id="set-ti-002" sceneMemberID="viewController"/>
      """
  )
}
