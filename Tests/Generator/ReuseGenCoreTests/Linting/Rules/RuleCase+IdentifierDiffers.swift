extension RuleCase {
  static let identifierDiffers = RuleCase(
    "identifier-differs",
    reports: """
      ① error: the prototype of IndexPathCell in the storyboard "Main" has the reuse identifier "idnex", but the manifest specifies "index"; make them equal
      ② note: the manifest's identifier is here
      ③ error: the prototype of BlankCell in the storyboard "Main" has no reuse identifier, but the manifest implies "BlankCell"; make them equal
      ④ note: the class's name is the identifier
      ⑤ error: no entry of TwiceCell has the reuse identifier "twcie" of this prototype; list it or correct the identifier
      ⑥ note: TwiceCell is listed here
      ⑦ error: the prototype of AlbumHeader in the storyboard "Main" has the reuse identifier "header", but the manifest implies "AlbumHeader"; make them equal, or add "identifier": "header" to the entry
      ⑧ note: the class's name is the identifier
      ⑨ error: the root of the nib "PhotoCell" has the reuse identifier "photo", but the manifest implies "PhotoCell"; make them equal, or add "identifier": "photo" to the entry
      ⑩ note: the class's name is the identifier
      """,
    in: """
      // file: reuse.json
      {
        "cells": [
          { "type": ⑩"PhotoCell", "nib": true },
          { "type": "IndexPathCell", "identifier": ②"index", "storyboard": "Main" },
          { "type": ④"BlankCell", "storyboard": "Main" },
          { "type": ⑥"TwiceCell", "identifier": "twice" },
        ],
        "views": [{ "type": ⑧"AlbumHeader", "in": "collection", "kind": "header" }],
      }
      // file: PhotoCell.xib
      <tableViewCell id="roo-t0-001" ⑨reuseIdentifier="photo" customClass="PhotoCell"/>
      // file: Main.storyboard
      <tableViewController id="con-1" customClass="IndexController" sceneMemberID="viewController">
          <tableView key="view" id="tab-1">
              <prototypes>
                  <tableViewCell id="pro-1" ①reuseIdentifier="idnex" customClass="IndexPathCell"/>
                  ③<tableViewCell id="pro-2" customClass="BlankCell"/>
                  <tableViewCell id="pro-3" reuseIdentifier="twice" customClass="TwiceCell"/>
                  <tableViewCell id="pro-4" ⑤reuseIdentifier="twcie" customClass="TwiceCell"/>
      <collectionViewController id="con-2" customClass="AlbumController" sceneMemberID="viewController">
          <collectionView key="view" id="col-1">
              <collectionReusableView key="sectionHeaderView" id="sup-1" ⑦reuseIdentifier="header" customClass="AlbumHeader"/>
      """,
    accepts: """
      // file: reuse.json
      {
        "cells": [
          { "type": "PhotoCell", "nib": true },
          { "type": "IndexPathCell", "identifier": "index", "storyboard": "Main" },
          { "type": "IndexPathCell", "name": "other", "storyboard": "Main" },
        ],
      }
      // file: PhotoCell.xib
      <tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell"/>
      // file: Main.storyboard
      <tableViewController id="con-1" customClass="IndexController" sceneMemberID="viewController">
          <tableView key="view" id="tab-1">
              <prototypes>
                  <tableViewCell id="pro-1" reuseIdentifier="IndexPathCell" customClass="IndexPathCell"/>
                  <tableViewCell id="pro-2" reuseIdentifier="index" customClass="IndexPathCell"/>
      """
  )
}
