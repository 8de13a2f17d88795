extension RuleCase {
  static let prototypeClass = RuleCase(
    "prototype-class",
    reports: """
      ① error: the prototype "IndexPathCell" in the storyboard "Main" has the class PathCell, but the manifest lists IndexPathCell; set it to IndexPathCell or correct the manifest
      ② note: IndexPathCell is listed here
      ③ error: the prototype "PlainCell" in the storyboard "Main" has no class of its own (it is a UITableViewCell), but the manifest lists PlainCell; set it to PlainCell or correct the manifest
      ④ note: PlainCell is listed here
      """,
    in: """
      // file: reuse.json
      {
        "cells": [
          { "type": ②"IndexPathCell", "storyboard": "Main" },
          { "type": ④"PlainCell", "storyboard": "Main" },
        ],
      }
      // file: Main.storyboard
      <tableViewController id="con-1" customClass="IndexController" sceneMemberID="viewController">
          <tableView key="view" id="tab-1">
              <prototypes>
                  <tableViewCell id="pro-1" reuseIdentifier="IndexPathCell" ①customClass="PathCell"/>
                  ③<tableViewCell id="pro-2" reuseIdentifier="PlainCell"/>
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
