extension RuleCase {
  static let identifierDuplicate = RuleCase(
    "identifier-duplicate",
    reports: """
      ① error: StudentCell and PersonCell share the reuse identifier "cell" in one table; give one of them its own
      ② note: the other entry
      ③ error: Heading and Title share the reuse identifier "Title" in one table; give one of them its own
      ④ note: the other entry
      ⑤ error: Bow and Ribbon share the reuse identifier "Ribbon" in one collection; give one of them its own
      ⑥ note: the other entry
      """,
    in: """
      // file: reuse.json
      {
        "cells": [
          { "type": "PersonCell", "identifier": ②"cell" },
          { "type": "StudentCell", "identifier": ①"cell" },
        ],
        "views": [
          { "type": ④"Title", "in": "table" },
          { "type": "Heading", "identifier": ③"Title", "in": "table" },
          { "type": ⑥"Ribbon", "in": "collection", "kind": "ribbon" },
          { "type": "Bow", "identifier": ⑤"Ribbon", "in": "collection", "kind": "ribbon" },
          { "type": "Knot", "identifier": "Ribbon", "in": "collection", "kind": "knot" },
        ],
      }
      """,
    accepts: """
      // file: reuse.json
      {
        "cells": [
          { "type": "PersonCell", "identifier": "cell" },
          { "type": "PhotoCell", "identifier": "cell", "in": "collection" },
          { "type": "PersonCell", "name": "again", "identifier": "cell" },
          { "type": "App.PersonCell", "name": "third", "identifier": "cell" },
          { "type": "FirstCell", "identifier": "cell", "storyboard": "Main" },
          { "type": "SecondCell", "identifier": "cell", "storyboard": "Other" },
        ],
        "views": [{ "type": "Title", "identifier": "cell", "in": "table" }],
      }
      // file: Main.storyboard
      <tableViewController id="con-1" customClass="IndexController" sceneMemberID="viewController">
          <tableView key="view" id="tab-1">
              <prototypes>
                  <tableViewCell id="pro-1" reuseIdentifier="cell" customClass="FirstCell"/>
      // file: Other.storyboard
      <tableViewController id="con-1" customClass="IndexController" sceneMemberID="viewController">
          <tableView key="view" id="tab-1">
              <prototypes>
                  <tableViewCell id="pro-1" reuseIdentifier="cell" customClass="SecondCell"/>
      """
  )
}
