extension RuleCase {
  static let sceneIdentifierDuplicate = RuleCase(
    "scene-identifier-duplicate",
    reports: """
      ① error: a second scene has the identifier "a"; give one of them its own
      ② note: the first is here
      """,
    in: """
      // file: Info.storyboard
      <viewController id="con-1" ②storyboardIdentifier="a" customClass="A" sceneMemberID="viewController"/>
      <viewController id="con-2" ①storyboardIdentifier="a" customClass="B" sceneMemberID="viewController"/>
      """,
    accepts: """
      // file: Info.storyboard
      <viewController id="con-1" storyboardIdentifier="a" customClass="A" sceneMemberID="viewController"/>
      <viewController id="con-2" storyboardIdentifier="b" customClass="B" sceneMemberID="viewController"/>
      <viewController id="con-3" storyboardIdentifier="" customClass="C" sceneMemberID="viewController"/>
      // file: Other.storyboard
      <viewController id="con-1" storyboardIdentifier="a" customClass="A" sceneMemberID="viewController"/>
      <viewController id="con-2" storyboardIdentifier="" customClass="C" sceneMemberID="viewController"/>
      <viewController id="con-3" storyboardIdentifier="" customClass="D" sceneMemberID="viewController"/>
      """
  )
}
