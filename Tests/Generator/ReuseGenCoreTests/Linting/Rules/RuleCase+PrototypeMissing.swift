extension RuleCase {
  static let prototypeMissing = RuleCase(
    "prototype-missing",
    reports: """
      ① error: the storyboard "Main" has no prototype "IndexPathCell"; add it to the storyboard or correct the manifest
      ② note: the storyboard
      ③ error: the storyboard "Main" has no prototype "persn"; did you mean "person"?
      ④ note: "person" is here
      ② note: the storyboard
      """,
    in: """
      // file: reuse.json
      {
        "cells": [
          { "type": ①"IndexPathCell", "storyboard": "Main" },
          { "type": "PersonCell", "identifier": ③"persn", "storyboard": "Main" },
        ],
      }
      // file: ②Main.storyboard
      <tableViewController id="con-1" customClass="IndexController" sceneMemberID="viewController">
          <tableView key="view" id="tab-1">
              <prototypes>
                  <tableViewCell id="pro-1" ④reuseIdentifier="person" customClass="StudentCell"/>
      """,
    accepts: """
      // file: reuse.json
      { "cells": [{ "type": "IndexPathCell", "storyboard": "Main" }] }
      // file: Main.storyboard
      <tableViewController id="con-1" customClass="IndexController" sceneMemberID="viewController">
          <tableView key="view" id="tab-1">
              <prototypes>
                  <tableViewCell id="pro-1" reuseIdentifier="IndexPathCell" customClass="IndexPathCell"/>
      """
  )
}
