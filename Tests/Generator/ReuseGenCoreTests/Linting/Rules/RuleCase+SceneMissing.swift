extension RuleCase {
  static let sceneMissing = RuleCase(
    "scene-missing",
    reports: """
      ① error: the storyboard "Info" has no scene "info"; its scene of InfoViewController has the identifier "inof": make them equal
      ② note: the manifest's identifier is here
      ③ error: the storyboard "Info" has no scene "plain"; its scene of PlainController has no identifier: make them equal
      ④ note: the manifest's identifier is here
      ⑤ error: no entry of TwiceController has the storyboard identifier "twcie" of this scene; list it or correct the identifier
      ⑥ note: TwiceController is listed here
      ⑦ error: the storyboard "Info" has no scene "help"; did you mean "hlep"?
      ⑧ note: "hlep" is here
      ⑨ error: the storyboard "Info" has no scene "faraway"; add it to the storyboard or correct the manifest
      ⑩ note: the storyboard
      """,
    in: """
      // file: reuse.json
      {
        "rules": { "document-name-duplicate": "off" },
        "scenes": [
          { "type": "InfoViewController", "storyboard": "Info", "identifier": ②"info" },
          { "type": "HelpViewController", "storyboard": "Info", "identifier": ⑦"help" },
          { "type": "PlainController", "storyboard": "Info", "identifier": ④"plain" },
          { "type": "FarController", "storyboard": "Info", "identifier": ⑨"faraway" },
          { "type": ⑥"TwiceController", "storyboard": "Twice", "identifier": "twice" },
        ],
      }
      // file: ⑩Info.storyboard
      <viewController id="con-1" ①storyboardIdentifier="inof" customClass="InfoViewController" sceneMemberID="viewController"/>
      <viewController id="con-2" ⑧storyboardIdentifier="hlep" customClass="OtherController" sceneMemberID="viewController"/>
      ③<viewController id="con-3" customClass="PlainController" sceneMemberID="viewController"/>
      // file: One/Twice.storyboard
      <viewController id="con-1" storyboardIdentifier="twice" customClass="TwiceController" sceneMemberID="viewController"/>
      // file: Two/Twice.storyboard
      <viewController id="con-1" ⑤storyboardIdentifier="twcie" customClass="TwiceController" sceneMemberID="viewController"/>
      """,
    accepts: """
      // file: reuse.json
      { "scenes": [{ "type": "InfoViewController", "storyboard": "Info", "identifier": "info" }] }
      // file: Info.storyboard
      <viewController id="con-1" storyboardIdentifier="info" customClass="InfoViewController" sceneMemberID="viewController"/>
      """
  )
}
