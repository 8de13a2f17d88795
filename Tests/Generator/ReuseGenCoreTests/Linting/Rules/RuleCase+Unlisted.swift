extension RuleCase {
  static let unlisted = RuleCase(
    "unlisted",
    reports: """
      ① warning: the manifest does not list the scene "info"
      ② note: the manifest
      ③ warning: the manifest does not list the prototype "IndexPathCell"
      ② note: the manifest
      ④ warning: the manifest does not list the prototype "AlbumHeader"
      ② note: the manifest
      ⑤ warning: the manifest does not list the cell of the nib "PhotoCell"
      ② note: the manifest
      """,
    in: """
      // file: reuse.json
      ②{
        "rules": { "unlisted": "warning" },
      }
      // file: PhotoCell.xib
      ⑤<tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell"/>
      // file: Main.storyboard
      <tableViewController id="con-1" ①storyboardIdentifier="info" customClass="InfoViewController" sceneMemberID="viewController">
          <tableView key="view" id="tab-1">
              <prototypes>
                  <tableViewCell id="pro-1" ③reuseIdentifier="IndexPathCell" customClass="IndexPathCell"/>
      <collectionViewController id="con-2" customClass="AlbumController" sceneMemberID="viewController">
          <collectionView key="view" id="col-1">
              <collectionReusableView key="sectionHeaderView" id="sup-1" ④reuseIdentifier="AlbumHeader" customClass="AlbumHeader"/>
      """,
    accepts: """
      // file: reuse.json
      {
        "rules": { "unlisted": "warning" },
        "cells": [{ "type": "PhotoCell", "nib": true }, { "type": "IndexPathCell", "storyboard": "Main" }],
        "views": [{ "type": "AlbumHeader", "in": "collection" }],
        "scenes": [{ "type": "InfoViewController", "storyboard": "Main", "identifier": "info" }],
      }
      // same file: PhotoCell.xib
      // same file: Main.storyboard
      """
  )
}
