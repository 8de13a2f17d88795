extension RuleCase {
  static let sceneInitialMissing = RuleCase(
    "scene-initial-missing",
    reports: """
      ① error: the storyboard "Help" names an initial scene that it doesn't have; mark the scene of HelpViewController as initial, or specify its "identifier"
      ② note: HelpViewController is listed here
      ③ error: the storyboard "Info" has no initial scene; mark the scene of InfoViewController as initial, or specify its "identifier"
      ④ note: InfoViewController is listed here
      """,
    in: """
      // file: reuse.json
      {
        "scenes": [
          { "type": ④"InfoViewController", "storyboard": "Info" },
          { "type": ②"HelpViewController", "storyboard": "Help" },
        ],
      }
      // file: Help.storyboard ①initialViewController="con-9"
      <viewController id="con-1" customClass="HelpViewController" sceneMemberID="viewController"/>
      // file: ③Info.storyboard
      <viewController id="con-1" customClass="InfoViewController" sceneMemberID="viewController"/>
      """,
    accepts: """
      // file: reuse.json
      { "scenes": [{ "type": "InfoViewController", "storyboard": "Info" }] }
      // file: Info.storyboard initialViewController="con-1"
      <viewController id="con-1" customClass="InfoViewController" sceneMemberID="viewController"/>
      """
  )
}
