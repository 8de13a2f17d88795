extension RuleCase {
  static let nibRootClass = RuleCase(
    "nib-root-class",
    reports: """
      ① error: the root of the nib "MapCell" has the class MapCell of the target's own module, but the manifest lists Kit.MapCell; set it to Kit.MapCell or correct the manifest
      ② note: Kit.MapCell is listed here
      ③ error: the root of the nib "PhotoCell" has the class OtherCell, but the manifest lists PhotoCell; set it to PhotoCell or correct the manifest
      ④ note: PhotoCell is listed here
      ⑤ error: the root of the nib "PlainCell" has no class of its own (it is a UITableViewCell), but the manifest lists PlainCell; set it to PlainCell or correct the manifest
      ⑥ note: PlainCell is listed here
      ⑦ error: the root of the nib "RatingWidget" has no class of its own (it is a UIView), but the manifest lists RatingWidget; the File's Owner has it: add "owner": true, or set the root's class
      ⑧ note: RatingWidget is listed here
      """,
    in: """
      // file: reuse.json
      {
        "imports": ["Recycler", "Kit"],
        "cells": [
          { "type": ④"PhotoCell", "nib": true },
          { "type": ⑥"PlainCell", "nib": true },
          { "type": ②"Kit.MapCell", "nib": true },
        ],
        "views": [{ "type": ⑧"RatingWidget", "nib": true }],
      }
      // file: MapCell.xib
      <tableViewCell id="roo-t0-001" reuseIdentifier="MapCell" ①customClass="MapCell" customModule="App" customModuleProvider="target"/>
      // file: PhotoCell.xib
      <tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" ③customClass="OtherCell"/>
      // file: PlainCell.xib
      ⑤<tableViewCell id="roo-t0-001" reuseIdentifier="PlainCell"/>
      // file: RatingWidget.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="RatingWidget"/>
      ⑦<view id="roo-t0-001"/>
      """,
    accepts: """
      // file: reuse.json
      { "cells": [{ "type": "PhotoCell", "nib": true }], "views": [{ "type": "Badge", "nib": true }] }
      // file: Badge.xib
      <view id="roo-t0-001" customClass="Badge"/>
      // file: PhotoCell.xib
      <tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell"/>
      """
  )
}
