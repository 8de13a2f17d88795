extension RuleCase {
  static let storyboardMissing = RuleCase(
    "storyboard-missing",
    reports: """
      ① error: IndexPathCell is a prototype of the storyboard "Mein", which is not among the documents; did you mean "Main"?
      ② note: "Main" is here
      ③ error: InfoViewController is a scene of the storyboard "InfoViewController", which is not among the documents; the storyboard "Main" has a scene of this class: add "storyboard": "Main"
      ④ note: the scene is here
      ⑤ error: HelpViewController is a scene of the storyboard "Manual", which is not among the documents; add Manual.storyboard or correct the name
      """,
    in: """
      // file: reuse.json
      {
        "cells": [{ "type": "IndexPathCell", "storyboard": ①"Mein" }],
        "scenes": [
          ③"InfoViewController",
          { "type": "HelpViewController", "storyboard": ⑤"Manual" },
        ],
      }
      // file: ②Main.storyboard initialViewController="con-1"
      ④<viewController id="con-1" customClass="InfoViewController" sceneMemberID="viewController"/>
      """,
    accepts: """
      // file: reuse.json
      { "scenes": [{ "type": "InfoViewController", "storyboard": "Info" }] }
      // file: Info.storyboard initialViewController="con-1"
      <viewController id="con-1" customClass="InfoViewController" sceneMemberID="viewController"/>
      """
  )
}
