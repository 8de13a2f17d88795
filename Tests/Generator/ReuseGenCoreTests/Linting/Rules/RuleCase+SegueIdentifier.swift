extension RuleCase {
  static let segueIdentifier = RuleCase(
    "segue-identifier",
    reports: """
      ① warning: a second segue of this controller has the identifier "one"; give one of them its own
      ② note: the first is here
      ③ warning: the identifier of a segue is blank; specify one or remove it
      """,
    in: """
      // file: Main.storyboard
      <viewController id="con-1" customClass="A" sceneMemberID="viewController">
          <connections>
              <segue destination="con-2" kind="show" ②identifier="one" id="seg-0"/>
              <segue destination="con-2" kind="show" ①identifier="one" id="seg-1"/>
              <segue destination="con-2" kind="show" ③identifier=" " id="seg-2"/>
      <viewController id="con-2" customClass="B" sceneMemberID="viewController"/>
      """,
    accepts: """
      // file: Main.storyboard
      <viewController id="con-1" customClass="A" sceneMemberID="viewController">
          <connections>
              <segue destination="con-2" kind="show" identifier="one" id="seg-0"/>
              <segue destination="con-2" kind="show" identifier="two" id="seg-1"/>
              <segue destination="con-2" kind="show" id="seg-2"/>
              <segue destination="con-2" kind="show" identifier="" id="seg-3"/>
              <segue destination="con-2" kind="show" identifier="" id="seg-4"/>
      <viewController id="con-2" customClass="B" sceneMemberID="viewController">
          <connections>
              <segue destination="con-2" kind="show" identifier="one" id="seg-0"/>
      """
  )
}
