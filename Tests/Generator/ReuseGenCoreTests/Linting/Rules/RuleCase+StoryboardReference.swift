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
      <scene sceneID="sce-ne-001">
          <objects>
              <viewController ⑩storyboardIdentifier="Start" id="set-ti-001" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-ne-002">
          <objects>
              <viewController storyboardIdentifier="About" id="set-ti-002" sceneMemberID="viewController"/>
          </objects>
      </scene>
      // file: ⑤Headless.storyboard
      <viewController storyboardIdentifier="Detail" id="det-ai-001" sceneMemberID="viewController"/>
      // file: ⑬Main.storyboard
      <scene sceneID="sce-ne-000">
          <objects>
              <viewController id="sta-rt-000" sceneMemberID="viewController">
                  <connections>
                      ③<segue destination="pla-ce-001" kind="show" identifier="showSettings" id="seg-ue-001"/>
                      ⑥<segue destination="pla-ce-002" kind="show" id="seg-ue-002"/>
                  </connections>
              </viewController>
          </objects>
      </scene>
      <scene sceneID="sce-ne-001">
          <objects>
              <viewControllerPlaceholder ①storyboardName="Setings" id="pla-ce-001" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-ne-002">
          <objects>
              <viewControllerPlaceholder ④storyboardName="Headless" id="pla-ce-002" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-ne-003">
          <objects>
              <viewControllerPlaceholder storyboardName="Settings" ⑦referencedIdentifier="About" id="pla-ce-003" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-ne-004">
          <objects>
              <viewControllerPlaceholder storyboardName="Settings" ⑨referencedIdentifier="Strat" id="pla-ce-004" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-ne-005">
          <objects>
              <viewControllerPlaceholder ⑪storyboardName="Nowhere" referencedIdentifier="Start" id="pla-ce-005" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-ne-006">
          <objects>
              <viewControllerPlaceholder ⑫referencedIdentifier="Finish" id="pla-ce-006" sceneMemberID="viewController"/>
          </objects>
      </scene>
      // file: ⑧fr.lproj/Settings.storyboard initialViewController="set-ti-001"
      <scene sceneID="sce-ne-001">
          <objects>
              <viewController storyboardIdentifier="Start" id="set-ti-001" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-ne-002">
          <objects>
              <viewController storyboardIdentifier="Apropos" id="set-ti-002" sceneMemberID="viewController"/>
          </objects>
      </scene>
      """,
    accepts: """
      // same file: Base.lproj/Settings.storyboard
      // same file: Headless.storyboard
      // file: Main.storyboard
      <scene sceneID="sce-ne-000">
          <objects>
              <viewController id="sta-rt-000" sceneMemberID="viewController">
                  <connections>
                      <segue destination="pla-ce-001" kind="show" identifier="showSettings" id="seg-ue-001"/>
                      <segue destination="pla-ce-002" kind="show" id="seg-ue-002"/>
                  </connections>
              </viewController>
          </objects>
      </scene>
      <scene sceneID="sce-ne-001">
          <objects>
              <viewControllerPlaceholder storyboardName="Settings" id="pla-ce-001" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-ne-002">
          <objects>
              <viewControllerPlaceholder storyboardName="Headless" referencedIdentifier="Detail" id="pla-ce-002" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-ne-003">
          <objects>
              <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="About" id="pla-ce-003" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-ne-004">
          <objects>
              <viewControllerPlaceholder storyboardName="Elsewhere" bundleIdentifier="com.example.Kit" id="pla-ce-004" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-ne-005">
          <objects>
              <viewControllerPlaceholder  id="pla-ce-005" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-ne-006">
          <objects>
              <viewController storyboardIdentifier="Own" id="own-000" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-ne-007">
          <objects>
              <viewControllerPlaceholder referencedIdentifier="Own" id="pla-ce-007" sceneMemberID="viewController"/>
          </objects>
      </scene>
      // file: fr.lproj/Settings.storyboard initialViewController="set-ti-001"
      <scene sceneID="sce-ne-001">
          <objects>
              <viewController storyboardIdentifier="Start" id="set-ti-001" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-ne-002">
          <objects>
              <viewController storyboardIdentifier="About" id="set-ti-002" sceneMemberID="viewController"/>
          </objects>
      </scene>
      """
  )
}
