extension RuleCase {
  static let nibMissing = RuleCase(
    "nib-missing",
    reports: """
      ④ error: the controller AlbumController loads its view from the nib "Albums", which is not among the documents; add Albums.xib or correct the name
      ⑤ error: the controller <viewController> "con-2" loads its view from the nib "PhotoCel", which is not among the documents; did you mean "PhotoCell"?
      ② note: "PhotoCell" is here
      ① error: PhotoCell comes from the nib "PhotoCel", which is not among the documents; did you mean "PhotoCell"?
      ② note: "PhotoCell" is here
      ③ error: PersonCell comes from the nib "PersonCell", which is not among the documents; add PersonCell.xib or correct the name
      """,
    in: """
      // file: reuse.json
      { "cells": [{ "type": "PhotoCell", "nib": ①"PhotoCel" }, { "type": "PersonCell", "nib": ③true }] }
      // file: ②Cells/PhotoCell.xib
      <tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell"/>
      // file: Main.storyboard
      <viewController ④nibName="Albums" id="con-1" customClass="AlbumController" sceneMemberID="viewController"/>
      <viewController id="con-2" ⑤nibName="PhotoCel" sceneMemberID="viewController"/>
      """,
    accepts: """
      // file: reuse.json
      { "cells": [{ "type": "PhotoCell", "nib": true }] }
      // file: PhotoCell.xib
      <tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell"/>
      // file: Window.xib
      <navigationController id="con-0">
          <viewControllers>
              <viewController nibName="PhotoCell" id="con-1"/>
              <viewController nibName="Gone" id="con-2">
                  <view key="view" id="vie-2"/>
              <viewController nibName="" id="con-3"/>
      """
  )
}
