extension RuleCase {
  static let sceneIdentifierDuplicate = RuleCase(
    "scene-identifier-duplicate",
    reports: """
      ① error: a second scene has the identifier "a"; give one of them its own
      ② note: the first is here
      """,
    in: """
      // file: Info.storyboard
      <scene sceneID="sce-1">
          <objects>
              <viewController id="con-1" ②storyboardIdentifier="a" customClass="A" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-2">
          <objects>
              <viewController id="con-2" ①storyboardIdentifier="a" customClass="B" sceneMemberID="viewController"/>
          </objects>
      </scene>
      """,
    accepts: """
      // file: Info.storyboard
      <scene sceneID="sce-1">
          <objects>
              <viewController id="con-1" storyboardIdentifier="a" customClass="A" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-2">
          <objects>
              <viewController id="con-2" storyboardIdentifier="b" customClass="B" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-3">
          <objects>
              <viewController id="con-3" storyboardIdentifier="" customClass="C" sceneMemberID="viewController"/>
          </objects>
      </scene>
      // file: Other.storyboard
      <scene sceneID="sce-1">
          <objects>
              <viewController id="con-1" storyboardIdentifier="a" customClass="A" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-2">
          <objects>
              <viewController id="con-2" storyboardIdentifier="" customClass="C" sceneMemberID="viewController"/>
          </objects>
      </scene>
      <scene sceneID="sce-3">
          <objects>
              <viewController id="con-3" storyboardIdentifier="" customClass="D" sceneMemberID="viewController"/>
          </objects>
      </scene>
      """
  )
}
